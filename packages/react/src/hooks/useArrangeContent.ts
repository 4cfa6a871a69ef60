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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { ownCourseQuery } from '../queries/ownCourses.ts';
import { tellFailure } from './tellFailure.ts';
import { useSession } from './useSession.ts';

interface Move {
  next: readonly AuthoredSection[];
  before: readonly AuthoredSection[];
}

/** Moving sections and lectures: seen at once, sent one after the other, taken back where the server refuses. */
export function useArrangeContent(courseId: string, sections: readonly AuthoredSection[]) {
  const { marketplace, t } = useLectern('useArrangeContent');
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const { queryKey } = ownCourseQuery(marketplace, userId, courseId);
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<readonly AuthoredSection[]>();
  const show = (next: readonly AuthoredSection[]) =>
    queryClient.setQueryData(queryKey, (course) => course && { ...course, sections: [...next] });

  const mutationKey = ['lectern', 'arrange', courseId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ next }: Move) => marketplace.courses.arrange(arrangementOf(courseId, next)),
    async onError(error, move) {
      // Each move sends the whole order: one that comes after it says where everything belongs.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      show(move.before);
      setSaid('');
      setBefore(undefined);
      const message = messageOf(error, t('courses.arrangeFailed'));
      tellFailure(marketplace, t('error.title'), message);
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  function arrange(next: readonly AuthoredSection[] | undefined, announcement: string): boolean {
    if (!next) return false;
    // An answer that is under way knows the old order.
    void queryClient.cancelQueries({ queryKey });
    show(next);
    setSaid(announcement);
    mutate({ next, before: sections });
    return true;
  }
  function move(
    next: readonly AuthoredSection[] | undefined,
    announcement: (next: readonly AuthoredSection[]) => string,
  ) {
    const isMoved = arrange(next, next ? announcement(next) : '');
    if (isMoved) setBefore(sections);
    return isMoved;
  }
  const whereSection = (id: string) => (next: readonly AuthoredSection[]) => {
    const place = next.findIndex((section) => section._id === id);
    const title = next[place]?.title ?? '';
    return t('contentManager.movedSection', { title, place: place + 1, total: next.length });
  };
  const whereLecture = (id: string) => (next: readonly AuthoredSection[]) => {
    const section = next.find(({ lectures }) => lectures.some((lecture) => lecture._id === id));
    const place = section?.lectures.findIndex((lecture) => lecture._id === id) ?? 0;
    return t('contentManager.movedLecture', {
      title: section?.lectures[place]?.title ?? '',
      place: place + 1,
      total: section?.lectures.length ?? 0,
      section: section?.title ?? '',
    });
  };

  return {
    /** What the last move did, for a live region. */
    said,
    /** Takes the last move back; missing where there is none. */
    undo:
      before &&
      (() => {
        arrange(before, t('contentManager.undone'));
        setBefore(undefined);
      }),
    moveSection: (id: string, direction: Direction) => move(moveSection(sections, id, direction), whereSection(id)),
    /** Where another section is, which makes room. */
    placeSection: (id: string, place: number) => move(placeSection(sections, id, place), whereSection(id)),
    /** One place, over the edge of its section into the next one. */
    moveLecture: (id: string, direction: Direction) => move(moveLecture(sections, id, direction), whereLecture(id)),
    placeLecture: (id: string, sectionId: string, place: number) =>
      move(placeLecture(sections, id, sectionId, place), whereLecture(id)),
  };
}
