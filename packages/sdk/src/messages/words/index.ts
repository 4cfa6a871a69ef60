import { accessWords } from './accessWords.ts';
import { accountMenuWords } from './accountMenuWords.ts';
import { adminWords } from './adminWords.ts';
import { assignmentWords } from './assignmentWords.ts';
import { authorizeWords } from './authorizeWords.ts';
import { cartWords } from './cartWords.ts';
import { catalogueWords } from './catalogueWords.ts';
import { checkoutWords } from './checkoutWords.ts';
import { commonWords } from './commonWords.ts';
import { contactWords } from './contactWords.ts';
import { contentWords } from './contentWords.ts';
import { courseFormWords } from './courseFormWords.ts';
import { courseWords } from './courseWords.ts';
import { dashboardWords } from './dashboardWords.ts';
import { embedWords } from './embedWords.ts';
import { filterWords } from './filterWords.ts';
import { footerWords } from './footerWords.ts';
import { formWords } from './formWords.ts';
import { frameWords } from './frameWords.ts';
import { gradingWords } from './gradingWords.ts';
import { instructorWords } from './instructorWords.ts';
import { learnerWords } from './learnerWords.ts';
import { lectureFormWords } from './lectureFormWords.ts';
import { navbarWords } from './navbarWords.ts';
import { notFoundWords } from './notFoundWords.ts';
import { notificationWords } from './notificationWords.ts';
import { orderWords } from './orderWords.ts';
import { partnerWords } from './partnerWords.ts';
import { playerWords } from './playerWords.ts';
import { previewWords } from './previewWords.ts';
import { profileWords } from './profileWords.ts';
import { promiseWords } from './promiseWords.ts';
import { quizCreatorWords } from './quizCreatorWords.ts';
import { quizWords } from './quizWords.ts';
import { reviewWords } from './reviewWords.ts';
import { richTextWords } from './richTextWords.ts';
import { ruleWords } from './ruleWords.ts';
import { searchWords } from './searchWords.ts';
import { sessionWords } from './sessionWords.ts';
import { sliderWords } from './sliderWords.ts';
import { teachingWords } from './teachingWords.ts';
import { themeWords } from './themeWords.ts';
import { videoWords } from './videoWords.ts';

/**
 * Screen texts by key: titles, buttons, labels, and the notices of §8. They are a separate entry (`@lectern/sdk/words`), so
 * that programs without screens don't load them. Keys ending in `.one` and `.other` are chosen by the plural rules of the
 * language.
 */
export const words = {
  ...commonWords,
  ...ruleWords,
  ...accessWords,
  ...navbarWords,
  ...accountMenuWords,
  ...footerWords,
  ...searchWords,
  ...embedWords,
  ...frameWords,
  ...sliderWords,
  ...catalogueWords,
  ...filterWords,
  ...courseWords,
  ...reviewWords,
  ...instructorWords,
  ...authorizeWords,
  ...cartWords,
  ...checkoutWords,
  ...orderWords,
  ...sessionWords,
  ...profileWords,
  ...notificationWords,
  ...contactWords,
  ...promiseWords,
  ...dashboardWords,
  ...playerWords,
  ...videoWords,
  ...quizWords,
  ...assignmentWords,
  ...formWords,
  ...teachingWords,
  ...courseFormWords,
  ...previewWords,
  ...gradingWords,
  ...learnerWords,
  ...quizCreatorWords,
  ...contentWords,
  ...lectureFormWords,
  ...richTextWords,
  ...adminWords,
  ...partnerWords,
  ...themeWords,
  ...notFoundWords,
} as const;
/** The key of a screen text. */
export type WordKey = keyof typeof words;
