import { useEffect, useRef } from 'react';
import { useFrame, useFrameState } from './FrameContext.ts';
import { useEscape } from './useEscape.ts';
import { usePartInSight } from './usePartInSight.ts';
import { useReportedHeight } from './useReportedHeight.ts';
import { View } from './View.tsx';
import { isInline } from './views.ts';

const labels = {
  player: 'Course player',
  quiz: 'Quiz',
  assignment: 'Assignment',
  'course-form': 'Course form',
  'content-manager': 'Course content',
};

/** A view in the flow of the host's page, which gives it the height of its content. */
export function InlineFrame() {
  const frame = useFrame();
  const { shown } = useFrameState();
  const content = useRef<HTMLElement>(null);
  useReportedHeight(content);
  usePartInSight(!frame.isFull);
  useEscape(frame.close);
  const view = shown && isInline(shown) ? shown.view : undefined;
  useEffect(() => {
    if (!view) return;
    document.title = labels[view];
    frame.send({ type: 'opened', view, label: labels[view] });
  }, [frame, view]);
  return (
    <main ref={content} className="frame-content" data-view={view}>
      {shown && <View shown={shown} />}
    </main>
  );
}
