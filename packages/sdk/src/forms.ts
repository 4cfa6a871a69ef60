/**
 * The rules of forms (§5): `validatorOf` with one of the drafts below. They need Zod, which the client itself only loads with its
 * first call.
 */

export { accountExport as accountExportDraft, accountRemoval as accountRemovalDraft } from './schemas/account.ts';
export { newPasswordDraft, passwordDraft, profileDraft } from './schemas/accountDrafts.ts';
export { assignmentDraft } from './schemas/assignmentDraft.ts';
export { courseInput as courseDraft } from './schemas/authoredCourse.ts';
export { cardDraft } from './schemas/card.ts';
export { categoryInput as categoryDraft } from './schemas/category.ts';
export { contactDraft, forgotPasswordDraft, newsletterDraft, supportDraft } from './schemas/contact.ts';
export { gradeDraft } from './schemas/grading.ts';
export { lectureDraft } from './schemas/lectureDraft.ts';
export { discountChange, discountDraft } from './schemas/managedDiscount.ts';
export { codesConfirmation as codeDraft } from './schemas/oneTimeCode.ts';
export { orderInput as orderDraft } from './schemas/orderInput.ts';
export { partnerInput as partnerDraft } from './schemas/partnerInput.ts';
export { recordPayoutInput as payoutDraft } from './schemas/payoutInput.ts';
export { questionDraft, quizDraft } from './schemas/quizDraft.ts';
export { reviewInput as reviewDraft } from './schemas/review.ts';
export { sectionInput as sectionDraft } from './schemas/sectionInput.ts';
export { signInDraft, signUpDraft } from './schemas/user.ts';
export { webhookDraft } from './schemas/webhookInput.ts';
export { workDraft } from './schemas/workDraft.ts';
export { type Checked, type Validator, validatorOf } from './validatorOf.ts';
