import { useEffect, useRef, useState } from 'react';

interface FrameProps {
  title: string;
  src: string;
  /** In pixels. It grows with its content where the content is a whole matrix. */
  height: number;
  grows?: boolean;
  width?: number;
}

/** A document of its own, which loads when it comes near the screen. */
export function Frame({ title, src, height, grows = false, width }: FrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(0);
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load has a document of its own.
  useEffect(() => {
    const body = ref.current?.contentDocument?.body;
    if (!grows || !body) return;
    const observer = new ResizeObserver(() => setContent(body.querySelector('#storybook-root')?.scrollHeight ?? 0));
    observer.observe(body);
    return () => observer.disconnect();
  }, [grows, loads]);
  return (
    <iframe
      ref={ref}
      className="docs-frame"
      title={title}
      src={src}
      loading="lazy"
      style={{ blockSize: Math.max(height, content), ...(width && { inlineSize: width }) }}
      onLoad={() => setLoads(loads + 1)}
    />
  );
}
