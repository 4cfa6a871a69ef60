import { endpoints } from '@lectern/sdk/api';
import { isCorrectAnswer } from '@lectern/sdk/rules';
import { type Actor, anyone, authorIdOf } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
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
          _id: row.id,
          courseId: row.courseId,
          sectionId: row.sectionId,
          title: row.title,
          type: row.type,
          duration: row.duration,
          order: row.position,
          isFree: true,
          contentUrl: row.contentFileId ? linkOf(row.contentFileId) : row.contentUrl,
          posterUrl: row.posterFileId ? links.public(row.posterFileId) : null,
          textContent: row.textContent,
          captions: row.captions.map(({ language, label, fileId }) => ({ language, label, url: linkOf(fileId) })),
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
