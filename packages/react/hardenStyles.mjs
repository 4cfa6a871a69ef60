import postcss from 'postcss';

/** Matches everything and weighs as much as an id. */
const ID = ':not(#\\#)';
/** More than the reset, which is more than a host's selector with an id. */
const HEAVY = ID.repeat(3);

/**
 * The style sheet for hosts whose own rules are in no layer, as a theme of WordPress: there any of them would win. What a
 * rule sets leaves the layer and outweighs the host's selectors; what the host sets and no rule of ours does is undone
 * first. The tokens stay in the layer, where the host's own values win as ever.
 *
 * @param {string} css the built sheet, in one layer
 */
export function hardenStyles(css) {
  const root = postcss.parse(css);
  const heavy = postcss.root();
  root.walkAtRules('layer', (layer) => {
    const copy = layer.clone();
    split(layer, copy);
    heavy.append(copy.nodes ?? []);
  });
  return `${root}\n${RESET}\n${heavy}\n`;
}

/** SVG takes its shapes from attributes, which `revert` would undo as well. */
const RESET = `:where(.lectern-root) :where(:not(svg, svg *))${ID}${ID} { all: revert; }`;

/** Leaves the tokens in one copy, everything else in the other. */
function split(tokens, rest) {
  tokens.walkDecls((one) => {
    if (!one.prop.startsWith('--lectern-')) one.remove();
  });
  tokens.walkAtRules('keyframes', (one) => one.remove());
  rest.walkDecls(/^--lectern-/, (one) => one.remove());
  for (const tree of [tokens, rest]) removeEmpty(tree);
  rest.walkRules((rule) => {
    if (isNested(rule)) return;
    // A type comes first in its compound; nothing may stand before it.
    rule.selectors = rule.selectors.map((one) => one.replace(/^(?!:host)[a-z]*/, (type) => type + HEAVY));
  });
}

/** Inside another rule the weight comes with `&`; the steps of an animation have none. */
function isNested(rule) {
  for (let parent = rule.parent; parent; parent = parent.parent) {
    if (parent.type === 'rule' || parent.name === 'keyframes') return true;
  }
  return false;
}

function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (!node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.every(({ type }) => type === 'comment')) node.remove();
  }
}
