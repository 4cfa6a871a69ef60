import {
  type AuthoredSection,
  arrangementOf,
  type Direction,
  messageOf,
  moveLecture,
  moveSection,
  placeLecture,
  placeSection,
} from '@lectern/sdk';
import { useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQueryClient } from '../provider/query.ts';
import { authoredCourseQuery } from '../queries/authoredCourses.ts';
import { mutationKeys } from '../queries/keys.ts';
import { useSession } from './useSession.ts';

type Sections = readonly AuthoredSection[];

interface Step {
  /** What it moves. */
  id: string;
  title: string;
  /** The order it leads to; none where nothing moves. */
  change: (from: Sections) => Sections | undefined;
  /** What it did, for who hears it. */
  announce: (next: Sections) => string;
}

interface Move {
  next: Sections;
  before: Sections;
  step: Step;
}

/** Moving sections and lectures: seen at once, sent one after the other, taken back where the server refuses. */
export function useArrangeContent(courseId: string, sections: Sections) {
  const { marketplace, t } = useLectern('useArrangeContent');
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const { queryKey } = authoredCourseQuery(marketplace, userId, courseId);
  const [said, setSaid] = useState('');
  const [undoable, setUndoable] = useState<{ step: Step; before: Sections }>();
  const [refused, setRefused] = useState<{ step: Step; message: string }>();
  const show = (next: Sections) =>
    queryClient.setQueryData(queryKey, (course) => course && { ...course, sections: [...next] });

  const mutationKey = mutationKeys.arrangeContent(courseId);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ next }: Move) => marketplace.courses.arrange(arrangementOf(courseId, next)),
    async onError(error, move) {
      // Each move sends the whole order: one that comes after it says where everything belongs.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      show(move.before);
      setSaid('');
      setUndoable(undefined);
      // An ended session has said so itself.
      if (marketplace.session.getState().isAuthenticated)
        setRefused({ step: move.step, message: messageOf(error, t('courses.arrangeFailed')) });
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  function move(step: Step): boolean {
    const next = step.change(sections);
    if (!next) return false;
    // An answer that is under way knows the old order.
    void queryClient.cancelQueries({ queryKey });
    show(next);
    setSaid(step.announce(next));
    setRefused(undefined);
    setUndoable({ step, before: sections });
    mutate({ next, before: sections, step });
    return true;
  }
  const sectionStep = (id: string, change: Step['change']): Step => ({
    id,
    title: sections.find((section) => section._id === id)?.title ?? '',
    change,
    announce(next) {
      const place = next.findIndex((section) => section._id === id);
      const title = next[place]?.title ?? '';
      return t('contentManager.movedSection', { title, place: place + 1, total: next.length });
    },
  });
  const lectureStep = (id: string, change: Step['change']): Step => ({
    id,
    title: sections.flatMap(({ lectures }) => lectures).find((lecture) => lecture._id === id)?.title ?? '',
    change,
    announce(next) {
      const section = next.find(({ lectures }) => lectures.some((lecture) => lecture._id === id));
      const place = section?.lectures.findIndex((lecture) => lecture._id === id) ?? 0;
      return t('contentManager.movedLecture', {
        title: section?.lectures[place]?.title ?? '',
        place: place + 1,
        total: section?.lectures.length ?? 0,
        section: section?.title ?? '',
      });
    },
  });

  return {
    /** What the last move did, for a live region. */
    said,
    /** The last move, where it was refused: the order is as it was before. */
    refused: refused && {
      id: refused.step.id,
      title: refused.step.title,
      message: refused.message,
      /** Moves it once more; missing where it has no place to go any longer. */
      retry: refused.step.change(sections) && (() => move(refused.step)),
    },
    /** Takes the last move back and returns the id of what it moved; missing where there is nothing to take back. */
    undo:
      undoable &&
      (() => {
        const { step, before } = undoable;
        move({ ...step, change: () => before, announce: () => t('contentManager.undone') });
        setUndoable(undefined);
        return step.id;
      }),
    moveSection: (id: string, direction: Direction) =>
      move(sectionStep(id, (from) => moveSection(from, id, direction))),
    /** Where another section is, which makes room. */
    placeSection: (id: string, place: number) => move(sectionStep(id, (from) => placeSection(from, id, place))),
    /** One place, over the edge of its section into the next one. */
    moveLecture: (id: string, direction: Direction) =>
      move(lectureStep(id, (from) => moveLecture(from, id, direction))),
    placeLecture: (id: string, sectionId: string, place: number) =>
      move(lectureStep(id, (from) => placeLecture(from, id, sectionId, place))),
  };
}
