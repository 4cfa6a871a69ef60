import '@lectern/react/styles/quiz-runner.css';
import { QuizRunner, useLectern } from '@lectern/react';
import { quizWords } from '@lectern/sdk/words';
import { changed } from '../changes.ts';
import { EnrolledOnly } from '../EnrolledOnly.tsx';
import { useFrame } from '../FrameContext.ts';
import { lectureOf } from '../lectureOf.ts';

/** The quiz of one lecture. */
export default function QuizView({ courseId, lectureId }: { courseId: string; lectureId: string }) {
  const frame = useFrame();
  const { marketplace, t } = useLectern('QuizView', quizWords);
  return (
    <EnrolledOnly courseId={courseId}>
      {(course) => {
        const quizId = lectureOf(course, lectureId)?.quizId;
        if (!quizId) return <p className="frame-note">{t('quiz.unfinished')}</p>;
        return (
          <div className="frame-padded">
            <QuizRunner
              quizId={quizId}
              onAttempt={() => changed(marketplace)}
              sections={course.sections}
              onLectureSelect={(id) => frame.go({ view: 'player', params: { courseId, lectureId: id } })}
            />
          </div>
        );
      }}
    </EnrolledOnly>
  );
}
