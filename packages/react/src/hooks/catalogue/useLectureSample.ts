import type {
  CourseDetail,
  LectureOutline,
  LectureProgress,
  LectureSample,
  SampleAnswer,
  SampleResult,
} from '@lectern/sdk';
import { messageOf } from '@lectern/sdk';
import { sampleWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useMutation, useQuery } from '../../provider/query.ts';
import { sampleQuery } from '../../queries/courses.ts';
import { keep } from '../../queries/keptProgress.ts';

/** What {@link useLectureSample} returns. */
export interface UseLectureSampleResult {
  /** Every free lecture of the course, in its order. */
  samples: LectureOutline[];
  /** The open one with its content; undefined while it loads, and for a course that has none. */
  sample: LectureSample | undefined;
  /**
   * Where the course goes on, and its number, from 1: the lecture after a video or text. After a quiz, which asks about
   * what came before, the first lecture that isn't free. Undefined at the end of the course.
   */
  next: { lecture: LectureOutline; number: number } | undefined;
  /** The last attempt to load it has failed. */
  error: Error | null;
  /** Loads it again. */
  reload: () => Promise<unknown>;
  /**
   * Call it when a visitor goes on from the sample to enroll. The player then begins with the next lecture, and what was
   * played or shown to its end is completed.
   */
  keep: (isWhole: boolean) => void;
}

/** A free sample of a course: the given lecture, else the first one that is free. */
export function useLectureSample(course: CourseDetail, lectureId?: string): UseLectureSampleResult {
  const { marketplace } = useLectern('useLectureSample');
  const lectures = course.sections.flatMap((section) => section.lectures);
  const samples = lectures.filter(({ isFree }) => isFree);
  const place = lectures.findIndex(({ _id }) => _id === (lectureId ?? samples[0]?._id));
  const id = lectureId ?? lectures[place]?._id;
  const { data, error, refetch } = useQuery({ ...sampleQuery(marketplace, id ?? ''), enabled: id !== undefined });
  const isQuiz = lectures[place]?.type === 'quiz';
  const nextPlace = isQuiz ? lectures.findIndex(({ isFree }) => !isFree) : place + 1;
  const lecture = place < 0 ? undefined : lectures[nextPlace];
  return {
    samples,
    sample: data,
    next: lecture && { lecture, number: nextPlace + 1 },
    error: data ? null : error,
    reload: refetch,
    keep(isWhole) {
      const reports: LectureProgress[] = [];
      if (data && isWhole) {
        const lastWatchedPosition = data.type === 'video' ? data.duration : 0;
        reports.push({ lectureId: data._id, isCompleted: true, lastWatchedPosition });
      }
      if (lecture) reports.push({ lectureId: lecture._id, isCompleted: false, lastWatchedPosition: 0 });
      for (const report of reports) keep(marketplace, course._id, report);
    },
  };
}

/** What {@link useSampleAnswer} returns. */
export interface UseSampleAnswerResult {
  /** Undefined until something is chosen or typed. */
  answer: SampleAnswer['userAnswer'] | undefined;
  setAnswer: (answer: SampleAnswer['userAnswer']) => void;
  /** Asks the server whether the answer is right. Without an answer, `error` asks for one. */
  check: () => void;
  isChecking: boolean;
  /** Undefined until the answer as it is now has been checked. */
  result: SampleResult | undefined;
  /** Why it was not checked. */
  error: string | undefined;
}

/** The answer to the open question of a quiz. The server grades it and records nothing. */
export function useSampleAnswer(lectureId: string): UseSampleAnswerResult {
  const { marketplace, t } = useLectern('useSampleAnswer', sampleWords);
  const [answer, setAnswer] = useState<SampleAnswer['userAnswer']>();
  const [isMissing, setMissing] = useState(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async (userAnswer: SampleAnswer['userAnswer']) =>
      (await marketplace.samples.answer({ id: lectureId, userAnswer })).result,
  });
  return {
    answer,
    setAnswer(given) {
      setAnswer(given);
      setMissing(false);
      reset();
    },
    check() {
      if (answer === undefined) setMissing(true);
      else mutate(answer);
    },
    isChecking: isPending,
    result: data,
    error: isMissing ? t('sample.answerFirst') : error ? messageOf(error, t('samples.answerFailed')) : undefined,
  };
}
