export type { FrameEvents, FrameSource } from './frameProtocol.ts';
export { VideoFrame, type VideoFrameProps } from './VideoFrame.tsx';
