import { type FrameSource, VideoFrame } from '@lectern/react';

export function Example({ source }: { source: FrameSource }) {
  return <VideoFrame source={source} title="Reading the sky" />;
}
