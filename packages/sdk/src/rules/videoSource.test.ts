import { describe, expect, it } from 'vitest';
import { videoSource } from './videoSource.ts';

const embed = (address: string) => {
  const source = videoSource(address);
  return source && 'embedUrl' in source ? source.embedUrl : source;
};

describe('videoSource', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'http://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ"onload="alert(1)',
    'https://youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('makes the frame of %s anew from the id', (address) => {
    const expected = address.includes('onload') ? undefined : 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
    expect(embed(address)).toBe(expected);
  });

  it('accepts both forms of Vimeo URLs, and the hash of an unlisted video', () => {
    expect(embed('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871');
    expect(embed('https://vimeo.com/76979871/8272103f6e')).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e');
    expect(embed('https://player.vimeo.com/video/76979871?h=8272103f6e&x=1')).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    );
  });

  it('distinguishes an HLS playlist from a file', () => {
    expect(videoSource('https://cdn.example/a/index.m3u8?token=1')).toEqual({
      kind: 'hls',
      url: 'https://cdn.example/a/index.m3u8?token=1',
    });
    expect(videoSource('https://cdn.example/a.webm')?.kind).toBe('file');
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/embed',
    'https://user:word@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://vimeo.com/channels/staffpicks',
    'blob:https://a.example/1',
  ])('refuses %s', (address) => {
    expect(videoSource(address)).toBeUndefined();
  });

  it('treats a host that only looks like YouTube as a file elsewhere', () => {
    expect(videoSource('https://youtube.com.evil.example/embed/aqz-KE-bpKQ')?.kind).toBe('file');
  });
});
