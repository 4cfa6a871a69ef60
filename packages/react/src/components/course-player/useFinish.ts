import type { EnrolledCourse, Lecture } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';

/** The view at the end of a course. */
export interface FinishValue {
  isOpen: boolean;
  /** When the course was finished, ISO 8601, if that was since the page was opened: no server stores it. */
  finishedAt: string | undefined;
  open: () => void;
  close: () => void;
}

/**
 * The end of a course. It shows when its last video or text is completed; after a quiz or an assignment stands the result,
 * with a button to it. Who comes back reads on, and finds it in the outline. Undefined until everything is completed.
 */
export function useFinish(course: EnrolledCourse | undefined, lecture: Lecture | undefined): FinishValue | undefined {
  const [isOpen, setOpen] = useState(false);
  const [finishedAt, setFinishedAt] = useState<string>();
  const isFinished = course && course.progress >= 100;
  const wasFinished = useRef(isFinished);
  const type = useRef(lecture?.type);
  type.current = lecture?.type;
  useEffect(() => {
    if (isFinished && wasFinished.current === false) {
      setFinishedAt(new Date().toISOString());
      setOpen(type.current === 'video' || type.current === 'text');
    }
    wasFinished.current = isFinished;
  }, [isFinished]);
  return isFinished ? { isOpen, finishedAt, open: () => setOpen(true), close: () => setOpen(false) } : undefined;
}
