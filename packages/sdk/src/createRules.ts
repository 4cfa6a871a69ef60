import type * as z from 'zod/mini';
import type { Messages } from './messages/createMessages.ts';
import { type Rule, ruleOf } from './ruleOf.ts';
import { checkFilters, type Filters } from './rules/checkFilters.ts';
import { passwordDraft, profileDraft } from './schemas/accountDrafts.ts';
import { assignmentDraft } from './schemas/assignmentDraft.ts';
import { courseInput } from './schemas/authoredCourse.ts';
import { cardDraft } from './schemas/card.ts';
import { categoryInput } from './schemas/category.ts';
import { contactDraft, forgotPasswordDraft, newsletterDraft, supportDraft } from './schemas/contact.ts';
import { gradeDraft } from './schemas/grading.ts';
import { lectureDraft } from './schemas/lectureDraft.ts';
import { orderInput } from './schemas/order.ts';
import { partnerInput } from './schemas/partner.ts';
import { questionDraft, quizDraft } from './schemas/quizDraft.ts';
import { reviewInput } from './schemas/review.ts';
import { sectionInput } from './schemas/sectionInput.ts';
import { signInDraft, signUpDraft } from './schemas/user.ts';

/** The forms by name. A form with exactly the fields of a call's input shares its schema. */
const drafts = {
  signInDraft,
  signUpDraft,
  forgotPasswordDraft,
  profileDraft,
  passwordDraft,
  contactDraft,
  supportDraft,
  newsletterDraft,
  cardDraft,
  orderDraft: orderInput,
  reviewDraft: reviewInput,
  assignmentDraft,
  courseDraft: courseInput,
  sectionDraft: sectionInput,
  lectureDraft,
  quizDraft,
  questionDraft,
  gradeDraft,
  categoryDraft: categoryInput,
  partnerDraft: partnerInput,
};

/** Every form's rules, by the name of its draft. */
export type Rules = { readonly [Name in keyof typeof drafts]: Rule<z.output<(typeof drafts)[Name]>> } & {
  readonly filtersDraft: Rule<Filters>;
};

function createRules(client: { readonly messages: Messages }): Rules {
  const rules = Object.fromEntries(Object.entries(drafts).map(([name, schema]) => [name, ruleOf(client, schema)]));
  const filtersDraft: Rule<Filters> = {
    safeParse(values) {
      const checked = checkFilters(values);
      if (checked.success) return checked;
      const errors = checked.errors.map(({ field, message }) => ({ field, message: client.messages(message) }));
      return { success: false, errors };
    },
  };
  return { ...rules, filtersDraft } as unknown as Rules;
}

const all = new WeakMap<Messages, Rules>();

/** The rules of §5 with a client's texts, made once per client: `rulesOf(marketplace).signInDraft.safeParse(values)`. */
export function rulesOf(client: { readonly messages: Messages }): Rules {
  const rules = all.get(client.messages) ?? createRules(client);
  all.set(client.messages, rules);
  return rules;
}
