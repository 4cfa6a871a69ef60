import { messageOf } from '@lectern/sdk';
import {
  type AuthoredSection,
  arrangementOf,
  type Direction,
  moveLecture,
  moveSection,
  placeLecture,
  placeSection,
} from '@lectern/sdk/rules';
import { authorFailureWords, contentWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useMutation, useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery } from '../../queries/authoredCourses.ts';
import { mutationKeys } from '../../queries/keys.ts';
import { usePersonalOptions } from '../account/usePersonalQuery.ts';

type Sections = readonly AuthoredSection[];

interface Step {
  /** The section or lecture that moves. */
  id: string;
  title: string;
  /** The new order; undefined if nothing moves. */
  change: (from: Sections) => Sections | undefined;
  /** The text for screen readers. */
  announce: (next: Sections) => string;
}

interface Move {
  next: Sections;
  before: Sections;
  step: Step;
}

/** A move of a section or lecture that the server refused. */
export interface RefusedMove {
  /** The id of the section or lecture. */
  id: string;
  title: string;
  message: string;
  /** Moves it again; undefined if it can't move any more. */
  retry: (() => boolean) | undefined;
}

/** What {@link useArrangeContent} returns. The move functions return whether anything moved. */
export interface UseArrangeContentResult {
  /** The last move, for a live region. */
  announcement: string;
  /** The last move, if the server refused it: the order is as before. */
  refused: RefusedMove | undefined;
  /** Undoes the last move and returns the id of what moved; undefined if there is nothing to undo. */
  undo: (() => string) | undefined;
  /** Moves a section by one. */
  moveSection: (id: string, direction: Direction) => boolean;
  /** Moves a section to an index. */
  placeSection: (id: string, index: number) => boolean;
  /** Moves a lecture by one, also into the neighbouring section. */
  moveLecture: (id: string, direction: Direction) => boolean;
  /** Moves a lecture to an index in a section. */
  placeLecture: (id: string, sectionId: string, index: number) => boolean;
}

/** Moves sections and lectures: shown at once, sent one after the other, undone if the server refuses. */
export function useArrangeContent(courseId: string, sections: Sections): UseArrangeContentResult {
  const marketplace = useAuthorMarketplace('useArrangeContent');
  const { t } = useLectern('useArrangeContent', authorFailureWords, contentWords);
  const queryClient = useQueryClient();
  const { queryKey } = usePersonalOptions((userId) => authoredCourseQuery(marketplace, userId, courseId));
  const [announcement, setAnnouncement] = useState('');
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
      // Each move sends the whole order, so a later one replaces this one.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      show(move.before);
      setAnnouncement('');
      setUndoable(undefined);
      // When the session has ended, its own notice shows.
      if (marketplace.session.getState().isAuthenticated)
        setRefused({ step: move.step, message: messageOf(error, t('courses.arrangeFailed')) });
      await queryClient.invalidateQueries({ queryKey });
    },
  });

  function move(step: Step): boolean {
    const next = step.change(sections);
    if (!next) return false;
    // A pending response has the old order.
    void queryClient.cancelQueries({ queryKey });
    show(next);
    setAnnouncement(step.announce(next));
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
    announcement,
    refused: refused && {
      id: refused.step.id,
      title: refused.step.title,
      message: refused.message,
      retry: refused.step.change(sections) && (() => move(refused.step)),
    },
    undo:
      undoable &&
      (() => {
        const { step, before } = undoable;
        move({ ...step, change: () => before, announce: () => t('contentManager.undone') });
        setUndoable(undefined);
        return step.id;
      }),
    moveSection: (id, direction) => move(sectionStep(id, (from) => moveSection(from, id, direction))),
    placeSection: (id, index) => move(sectionStep(id, (from) => placeSection(from, id, index))),
    moveLecture: (id, direction) => move(lectureStep(id, (from) => moveLecture(from, id, direction))),
    placeLecture: (id, sectionId, index) => move(lectureStep(id, (from) => placeLecture(from, id, sectionId, index))),
  };
}
