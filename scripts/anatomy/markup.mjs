// The element that a component draws, with its classes and data attributes, read from its JSX.
import ts from 'typescript';
import { original } from './program.mjs';

const maxDepth = 24;
const unwrap = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;
const isFunction = (node) =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);
const isJsx = (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
const openingOf = (node) => (ts.isJsxElement(node) ? node.openingElement : node);
const classesIn = (text) => [...text.matchAll(/(?<![\w-])lectern-[a-z0-9-]*[a-z0-9](?![\w$-])/g)].map(([name]) => name);
/** What stands around the root element without being it. */
const isTransparent = (tag) =>
  /Provider$|\.(?:Root|Portal)$|^(?:Suspense|RequireCapability|RequireAdmin|ProfileGate)$/.test(tag);
/** Takes the caller's props or ref, so it is the root and not a neighbour of it. */
const isRootLike = ({ tagName, attributes: { properties } }) =>
  tagName.getText() === 'Radix.Content' || properties.some((one) => /^\{\.\.\.props|^ref=/.test(one.getText()));

/** The first node, in reading order, for which `test` holds. */
function find(node, test) {
  if (test(node)) return node;
  return ts.forEachChild(node, (child) => find(child, test));
}

/** Every expression that a function returns, without those of functions inside it. */
function returnsOf(fn) {
  if (!ts.isBlock(fn.body)) return [fn.body];
  const found = [];
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    else if (!isFunction(node)) ts.forEachChild(node, visit);
  };
  visit(fn.body);
  return found;
}

export function createMarkupReader({ checker }) {
  const symbolAt = (node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && original(checker, symbol);
  };
  /** The texts an expression can be. `bound` has the texts that parameters were called with. */
  const textsOf = (expression, bound) => {
    const node = unwrap(expression);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue, bound), ...textsOf(node.whenFalse, bound)];
    const known = ts.isIdentifier(node) && bound.get(symbolAt(node));
    if (known) return [known];
    const type = checker.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral()).map(({ value }) => value);
  };
  /** What the parameters of a function stand for in a call with texts. */
  const bind = (fn, call, bound) => {
    const inner = new Map(bound);
    fn.parameters.forEach(({ name }, place) => {
      const argument = call.arguments[place];
      if (argument && ts.isStringLiteralLike(argument)) inner.set(symbolAt(name), argument.text);
    });
    return inner;
  };
  const add = (drawn, name, values = []) => {
    const known = drawn.data.get(name) ?? new Set();
    for (const value of values) known.add(value);
    drawn.data.set(name, known);
  };

  /** An export of the module whose type a file names: `typeof import('./parts.ts')`. */
  function importedByType(file, name) {
    const type = find(file, ts.isImportTypeNode);
    const module = type && checker.getSymbolAtLocation(type.argument.literal);
    return module && checker.getExportsOfModule(module).find((one) => one.name === name);
  }

  /** What `const { Part } = list.usePart(…)` gives, with `const list = late(async () => (await import('./List.tsx')).List)`. */
  function deferredBy(hook) {
    const owner = ts.isPropertyAccessExpression(hook) ? hook.expression : hook;
    let declaration = symbolAt(owner)?.declarations?.[0];
    while (declaration && !ts.isVariableDeclaration(declaration)) declaration = declaration.parent;
    const property =
      declaration && find(declaration, (one) => ts.isPropertyAccessExpression(one) && /import\(/.test(one.getText()));
    return property && symbolAt(property.name);
  }

  function ofSymbol(symbol, drawn, bound, depth) {
    const { declarations: [declaration] = [] } = symbol;
    if (!declaration || depth > maxDepth) return;
    if (symbol.name === 'HostLink') return void drawn.elements.add('a');
    if (isFunction(declaration)) return ofFunction(declaration, drawn, bound, depth + 1);
    if (ts.isShorthandPropertyAssignment(declaration)) {
      return ofSymbol(checker.getShorthandAssignmentValueSymbol(declaration), drawn, bound, depth + 1);
    }
    if (ts.isPropertyAssignment(declaration)) return ofExpression(declaration.initializer, drawn, bound, depth + 1);
    if (ts.isBindingElement(declaration) && declaration.getText() === 'Link') return void drawn.elements.add('a');
    const variable = ts.isBindingElement(declaration) ? declaration.parent.parent : declaration;
    if (!ts.isVariableDeclaration(variable) || !variable.initializer) return;
    const { initializer } = variable;
    const call = unwrap(initializer);
    if (ts.isCallExpression(call) && /\busePart$/.test(call.expression.getText())) {
      const loaded = deferredBy(call.expression);
      return loaded && ofSymbol(loaded, drawn, bound, depth + 1);
    }
    ofExpression(initializer, drawn, bound, depth + 1);
  }

  function ofFunction(fn, drawn, bound, depth) {
    if (drawn.open.has(fn)) return;
    drawn.open.add(fn);
    for (const returned of returnsOf(fn)) ofReturned(returned, drawn, bound, depth);
    drawn.open.delete(fn);
  }

  /** An expression whose value is a component. */
  function ofExpression(expression, drawn, bound, depth) {
    const node = unwrap(expression);
    if (isFunction(node)) return ofFunction(node, drawn, bound, depth);
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      const [first, second] = node.arguments;
      if (callee === 'createRoot') {
        for (const tag of textsOf(first, bound)) drawn.elements.add(tag);
        for (const name of textsOf(second, bound)) drawn.classes.add(name);
      } else if (callee === 'definePart') ofPart(node.arguments, drawn, bound, depth);
      else if (callee === 'playerPart' && first && ts.isStringLiteralLike(first)) {
        const part = importedByType(node.getSourceFile(), first.text);
        if (part) ofSymbol(original(checker, part), drawn, bound, depth + 1);
      } else if (first) ofExpression(first, drawn, bound, depth + 1);
      return;
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      // A part of a set that a function makes: `parts.Person`, with `parts = createMessageForm('ContactForm', …)`.
      const made = symbolAt(node.expression)?.declarations?.[0]?.initializer;
      const maker = made && ts.isCallExpression(made) && symbolAt(made.expression)?.declarations?.[0];
      if (maker && isFunction(maker)) bound = bind(maker, made, bound);
    }
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      const symbol = symbolAt(node);
      if (symbol) ofSymbol(symbol, drawn, bound, depth);
    }
  }

  /** `definePart(name, element, class, useOwn)`: the data attributes are those of the props that `useOwn` returns. */
  function ofPart([, element, ownClass, useOwn], drawn, bound, depth) {
    const tags = textsOf(element, bound);
    for (const tag of tags) drawn.elements.add(tag);
    if (tags.length === 0) ofExpression(element, drawn, bound, depth + 1);
    for (const text of textsOf(ownClass, bound)) for (const name of classesIn(text)) drawn.classes.add(name);
    for (const returned of useOwn && isFunction(unwrap(useOwn)) ? returnsOf(unwrap(useOwn)) : []) {
      const own = find(returned, ts.isObjectLiteralExpression);
      for (const property of own?.properties ?? []) {
        const name = property.name && ts.isStringLiteralLike(property.name) ? property.name.text : '';
        if (name.startsWith('data-')) add(drawn, name, textsOf(property.initializer, bound));
      }
    }
  }

  /** An expression whose value is markup. */
  function ofReturned(expression, drawn, bound, depth) {
    const node = unwrap(expression);
    if (depth > maxDepth) return;
    if (ts.isConditionalExpression(node)) {
      ofReturned(node.whenTrue, drawn, bound, depth);
      ofReturned(node.whenFalse, drawn, bound, depth);
    } else if (ts.isBinaryExpression(node)) ofReturned(node.right, drawn, bound, depth);
    else if (ts.isJsxFragment(node)) ofChildren(node, drawn, bound, depth);
    else if (isJsx(node)) {
      const tag = openingOf(node).tagName.getText();
      if (isTransparent(tag)) ofChildren(node, drawn, bound, depth);
      if (!isTransparent(tag) || drawn.elements.size === 0) ofElement(openingOf(node), drawn, bound, depth + 1);
    } else if (ts.isIdentifier(node)) {
      const value = symbolAt(node)?.declarations?.[0]?.initializer;
      if (value) ofReturned(value, drawn, bound, depth + 1);
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const declaration = symbolAt(node.expression)?.declarations?.[0];
      const fn = declaration?.initializer ?? declaration;
      if (fn && isFunction(fn))
        for (const one of returnsOf(fn)) ofReturned(one, drawn, bind(fn, node, bound), depth + 1);
    }
  }

  /** The root among several: the one that takes the caller's props, else the first. */
  function ofChildren(node, drawn, bound, depth) {
    const children = (node.children ?? [])
      .map((child) => (ts.isJsxExpression(child) ? child.expression : child))
      .filter((child) => child && !ts.isJsxText(child));
    const root = children.find((child) => isJsx(unwrap(child)) && isRootLike(openingOf(unwrap(child))));
    const chosen = root ?? children[0];
    if (chosen) ofReturned(chosen, drawn, bound, depth);
  }

  function ofElement(opening, drawn, bound, depth) {
    const tag = opening.tagName.getText();
    const inner = { ...drawn, classes: new Set() };
    if (/^[a-z][a-z0-9]*$/.test(tag)) drawn.elements.add(tag);
    else if (tag === 'PartElement') {
      const of = opening.attributes.properties.find((one) => one.name?.getText() === 'of');
      for (const name of textsOf(of.initializer.expression ?? of.initializer, bound)) drawn.elements.add(name);
    } else {
      const names = textsOf(opening.tagName, bound);
      for (const name of names) drawn.elements.add(name);
      // Radix draws its content as a dialog.
      if (tag === 'Radix.Content') drawn.elements.add('div');
      else if (names.length === 0) ofExpression(opening.tagName, inner, bound, depth);
    }
    for (const attribute of opening.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        for (const property of checker.getTypeAtLocation(attribute.expression).getProperties())
          if (property.name.startsWith('data-')) add(drawn, property.name);
        continue;
      }
      const name = attribute.name.getText();
      const value = attribute.initializer?.expression ?? attribute.initializer;
      if (name === 'className' && value) {
        const text = value.getText().replace(/\$\{(\w+)\}/g, (whole, word) => {
          for (const [symbol, bound_] of bound) if (symbol?.name === word) return bound_;
          return whole;
        });
        for (const one of classesIn(text)) inner.classes.add(one);
      } else if (name.startsWith('data-')) add(drawn, name, value ? textsOf(value, bound) : []);
      else if (name === 'state' && value) add(drawn, 'data-state', textsOf(value, bound));
    }
    for (const one of inner.classes) drawn.classes.add(one);
  }

  /** The component's outermost element: its tags, classes and data attributes with the values they take. */
  return function markupOf(symbol) {
    const drawn = { elements: new Set(), classes: new Set(), data: new Map(), open: new Set() };
    ofSymbol(original(checker, symbol), drawn, new Map(), 0);
    return {
      element: [...drawn.elements].join(' | '),
      class: [...drawn.classes].join(' '),
      dataAttributes: [...drawn.data]
        .map(([name, values]) => ({ name, values: [...values].sort() }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
  };
}
