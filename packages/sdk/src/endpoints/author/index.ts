import { audit } from './audit.ts';
import { categories } from './categories.ts';
import { courses } from './courses.ts';
import { discounts } from './discounts.ts';
import { disputes } from './disputes.ts';
import { documents } from './documents.ts';
import { earnings } from './earnings.ts';
import { lectures } from './lectures.ts';
import { mails } from './mails.ts';
import { overview } from './overview.ts';
import { partners } from './partners.ts';
import { payouts } from './payouts.ts';
import { questions } from './questions.ts';
import { quizzes } from './quizzes.ts';
import { refunds } from './refunds.ts';
import { sections } from './sections.ts';
import { status } from './status.ts';
import { submissions } from './submissions.ts';
import { support } from './support.ts';
import { uploads } from './uploads.ts';
import { webhooks } from './webhooks.ts';
import { works } from './works.ts';

/** What instructors and admins do. */
export const author = {
  categories,
  courses,
  sections,
  lectures,
  uploads,
  quizzes,
  questions,
  submissions,
  discounts,
  disputes,
  refunds,
  earnings,
  payouts,
  documents,
  mails,
  audit,
  partners,
  webhooks,
  overview,
  status,
  works,
  support,
};
