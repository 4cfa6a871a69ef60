import { endpoints } from '@lectern/sdk/api';
import { isCorrectAnswer } from '@lectern/sdk/rules';
import { type Actor, anyone, authorIdOf } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { toContent } from '../lectures/lectureContent.ts';
import { toQuestion, toQuestionWithKey } from '../quizzes/quizView.ts';
import { findFirstQuestion, findSample } from './repository.ts';

/** Free samples, for everyone. */
export function sampleRoutes({ db, files }: Services): Route[] {
  const requireSample = async (id: string, actor: Actor | undefined) => {
    const row = await findSample(db, id);
    if (!row || (row.courseStatus !== 'published' && row.creatorId !== authorIdOf(actor))) {
      throw problems.lectureNotFound();
    }
    return row;
  };
  return [
    route(endpoints.samples.get, anyone, async ({ input, actor, request }) => {
      const row = await requireSample(input.id, actor);
      const links = files.linksFor(request);
      // The file's own address: the answer is cached for longer than a signed one works, and anyone may have this file.
      const linkOf = row.courseStatus === 'published' ? links.public : links.signed;
      const question = row.quizId ? await findFirstQuestion(db, row.quizId) : undefined;
      return {
        sample: {
          ...toContent(row, links, linkOf),
          courseId: row.courseId,
          isFree: true,
          question: question && toQuestion(question),
        },
      };
    }),

    route(
      endpoints.samples.answer,
      anyone,
      async ({ input, actor }) => {
        const { quizId } = await requireSample(input.id, actor);
        const question = quizId ? await findFirstQuestion(db, quizId) : undefined;
        if (!question) throw problems.quizNotFound();
        const isCorrect = isCorrectAnswer(toQuestionWithKey(question), {
          questionId: question.id,
          userAnswer: input.userAnswer,
        });
        return { result: { isCorrect, explanation: question.explanation } };
      },
      { changes: 'nothing' },
    ),
  ];
}
