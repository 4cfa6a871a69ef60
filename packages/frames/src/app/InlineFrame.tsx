import { useLectern } from '@lectern/react';
import { frameWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useFrame, useFrameState } from './FrameContext.ts';
import { useEscape } from './useEscape.ts';
import { usePartInSight } from './usePartInSight.ts';
import { useReportedHeight } from './useReportedHeight.ts';
import { View } from './View.tsx';
import { isInline } from './views.ts';

const labels = {
  sample: 'frame.sample',
  player: 'frame.player',
  quiz: 'frame.quiz',
  assignment: 'frame.assignment',
  'course-form': 'frame.courseForm',
  'content-manager': 'frame.contentManager',
} as const;

/** A view in the flow of the host's page, which gives it the height of its content. */
export function InlineFrame() {
  const frame = useFrame();
  const { shown } = useFrameState();
  const { t } = useLectern('InlineFrame', frameWords);
  const content = useRef<HTMLElement>(null);
  useReportedHeight(content);
  usePartInSight(!frame.isFull);
  useEscape(frame.close);
  const view = shown && isInline(shown) ? shown.view : undefined;
  const label = view && t(labels[view]);
  useEffect(() => {
    if (!view || !label) return;
    document.title = label;
    frame.send({ type: 'opened', view, label });
  }, [frame, view, label]);
  return (
    <main ref={content} className="frame-content" data-view={view}>
      {shown && <View shown={shown} />}
    </main>
  );
}
