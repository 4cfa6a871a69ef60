// The props that a component declares itself, with their types, defaults and descriptions.
import ts from 'typescript';
import { describe, propsTypeOf, source } from './program.mjs';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** What components take for a prop that is not given, by the prop's declaration: `{ size = 'medium' }`. */
export function readDefaults({ program, checker }) {
  const defaults = new Map();
  const visit = (node) => {
    if (ts.isBindingElement(node) && node.initializer && ts.isParameter(node.parent.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      const property = checker.getTypeAtLocation(node.parent).getProperty(name);
      for (const declaration of property?.declarations ?? []) defaults.set(declaration, node.initializer.getText());
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(source)) visit(file);
  return defaults;
}

/** Every component takes an element's props and `render` (ui/definePart.tsx). */
const isOwn = (declaration) => {
  const { fileName } = declaration.getSourceFile();
  return fileName.startsWith(source) && !fileName.endsWith('/definePart.tsx');
};
const oneLine = (text) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();

function typeOf(checker, symbol, declaration) {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const members = type.isUnion() ? type.types : [type];
  if (members.every((one) => one.isLiteral()) && members.length <= 8) {
    return members.map((one) => checker.typeToString(one, undefined, flags)).join(' | ');
  }
  const written = declaration.type?.getText();
  return oneLine(written ?? checker.typeToString(type, declaration, flags)).replace(/ \| undefined$/, '');
}

const holdsNodes = /\b(?:ReactNode|ReactElement|ComponentType|\w+Component)\b/;

export function propsOf({ checker }, component, defaults) {
  const type = propsTypeOf(checker, component.type);
  const variants = type.isUnion() ? type.types : [type];
  const props = new Map();
  // `courseId?: never` only says that another prop stands in its place.
  const isGiven = (symbol) => !(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).flags & ts.TypeFlags.Never);
  const isRequired = (name) =>
    variants.every((variant) => {
      const symbol = checker.getPropertyOfType(variant, name);
      return symbol && isGiven(symbol) && !(symbol.flags & ts.SymbolFlags.Optional);
    });
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant)) {
      const { name } = symbol;
      const [declaration] = (symbol.declarations ?? []).filter(isOwn);
      if (!declaration || props.has(name) || !isGiven(symbol)) continue;
      const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default');
      const standard = tag ? ts.displayPartsToString(tag.text) : defaults.get(declaration);
      props.set(name, {
        name,
        type: typeOf(checker, symbol, declaration),
        ...(standard !== undefined && { default: oneLine(standard) }),
        description: oneLine(describe(checker, symbol)),
        isRequired: isRequired(name),
      });
    }
  }
  return [...props.values()].sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || (a.name < b.name ? -1 : 1));
}

/** The props that are called, and those that take markup. */
export const eventsOf = (props) => props.filter(({ name }) => /^on[A-Z]/.test(name)).map(({ name }) => name);
export const slotsOf = (props) => props.filter(({ type }) => holdsNodes.test(type)).map(({ name }) => name);
