import { useId, useRef, useState } from 'react';

interface FrameProps {
  title: string;
  src: string;
  /** In pixels. What is higher scrolls in itself: some widgets are as high as the screen, which a frame is to them. */
  height: number;
  /** Whether it is lower where its matrix is. */
  fits?: boolean;
  width?: number | undefined;
}

/** A document of its own, which is drawn when it is asked for: each is a whole workshop, and some take the focus. */
export function Frame({ title, src, height, fits = false, width }: FrameProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <figure className="docs-frame">
      <figcaption>
        <span>{title}</span>
        <button
          type="button"
          className="lectern-button"
          data-variant="secondary"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${title}`}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
        <a href={src} target="_blank" rel="noreferrer" aria-label={`${title}, in a new tab`}>
          In a new tab
        </a>
      </figcaption>
      {isShown && <OpenFrame id={id} title={title} src={src} height={height} fits={fits} width={width} />}
    </figure>
  );
}

function OpenFrame({ height, fits, width, ...props }: FrameProps & { id: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(height);
  // Once: what follows the height of its frame would change it again.
  const fit = () => {
    const body = ref.current?.contentDocument?.body;
    if (!fits || !body) return;
    const measure = () => {
      if (!('matrixSettled' in body.dataset)) return;
      changes.disconnect();
      setContent(body.querySelector('#storybook-root')?.scrollHeight ?? height);
    };
    const changes = new MutationObserver(measure);
    changes.observe(body, { attributeFilter: ['data-matrix-settled'] });
    measure();
  };
  return (
    <iframe
      {...props}
      ref={ref}
      style={{ blockSize: Math.min(height, content), ...(width && { inlineSize: width }) }}
      onLoad={fit}
    />
  );
}
