import type { LectureSample } from '@lectern/sdk';
import { videoSource } from '@lectern/sdk/rules';
import { sampleWords } from '@lectern/sdk/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { attachSource } from '../../ui/attachSource.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLecture } from '../text-lecture/index.ts';
import { VideoFrame } from '../video-frame/index.ts';

const openQuestion = late(async () => (await import('./SampleQuestion.tsx')).SampleQuestion);

/** A text of at least so many characters of HTML shows only its beginning. */
const CLIPPED_CHARACTERS = 1_500;

/** The headings of a lecture begin below the title of its page; here its title is of level 3. */
const asPartOfPage = (html: string) => html.replace(/<(\/?)h[23](?=[\s>])/g, '<$1h4');

interface SampleProps {
  sample: LectureSample;
  /** Called once all of a video has been played, or the whole text is shown. */
  onWhole: () => void;
}

export function SampleContent({ sample, onWhole }: SampleProps) {
  if (sample.type === 'video') return <SampleVideo sample={sample} onWhole={onWhole} />;
  if (sample.type === 'text') return <SampleText sample={sample} onWhole={onWhole} />;
  const { question } = sample;
  if (!question) return null;
  return (
    <LatePart part={openQuestion} skeleton={<Skeleton shape="box" />}>
      {(SampleQuestion) => <SampleQuestion lectureId={sample._id} question={question} />}
    </LatePart>
  );
}

/** The beginning of a text, until its button is pressed or the focus goes beyond it. Without scripts it is whole. */
function SampleText({ sample: { textContent: html = '' }, onWhole }: SampleProps) {
  const { t } = useLectern('LectureSample', sampleWords);
  const [isOpen, setOpen] = useState(html.length < CLIPPED_CHARACTERS);
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is called for the text, not for another function.
  useEffect(() => {
    if (isOpen) onWhole();
  }, [isOpen]);
  return (
    <>
      <TextLecture
        ref={text}
        html={asPartOfPage(html)}
        tabIndex={-1}
        className="lectern-lecture-sample-text"
        data-clipped={!isOpen || undefined}
        onFocus={({ target }) => {
          if (isOpen || target === text.current) return;
          setOpen(true);
          // The browser has scrolled to it in the clipped text, which is whole now.
          requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
        }}
      />
      {!isOpen && (
        <Button
          className="lectern-lecture-sample-more"
          onClick={() => {
            setOpen(true);
            text.current?.focus({ preventScroll: true });
          }}
        >
          {t('sample.readOn')}
        </Button>
      )}
    </>
  );
}

/** With the browser's own controls: it works before and without scripts, but for a stream. */
function SampleVideo({ sample: { title, contentUrl, posterUrl, captions }, onWhole }: SampleProps) {
  const { t } = useLectern('LectureSample', sampleWords);
  const source = useMemo(() => videoSource(contentUrl), [contentUrl]);
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (source?.kind !== 'hls' || !video.current) return;
    return attachSource(video.current, source, () => setFailed(true));
  }, [source]);
  if (!source || hasFailed) return <ErrorNote message={t('sample.noVideo')} />;
  if ('embedUrl' in source) return <VideoFrame source={source} title={title} posterUrl={posterUrl} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: its author decides about captions; those that there are follow.
    <video
      ref={video}
      className="lectern-lecture-sample-video"
      src={source.kind === 'file' ? source.url : undefined}
      poster={posterUrl}
      controls
      playsInline
      preload="none"
      onEnded={onWhole}
      crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
      aria-label={title}
    >
      {captions.map(({ url, language, label }) => (
        <track key={url} kind="captions" src={url} srcLang={language} label={label} />
      ))}
    </video>
  );
}
