import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { lectureSchema } from './schema.ts';

const { bullet_list, ordered_list, heading } = lectureSchema.nodes;

/**
 * What a line begins with as it is typed: "- " and "* " are a list, "1. " an ordered one, "## " to "#### " headings. A
 * list may only begin with 1: there is no other number in a lecture's HTML.
 */
export const typing = inputRules({
  rules: [
    wrappingInputRule(/^[-*]\s$/, bullet_list),
    wrappingInputRule(/^1\.\s$/, ordered_list),
    textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, signs = '##']) => ({ level: signs.length })),
  ],
});
