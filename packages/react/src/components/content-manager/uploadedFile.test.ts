import { describe, expect, it } from 'vitest';
import { fileNameOf, isUploadedFile } from './uploadedFile.ts';

const api = 'https://learn.example/api';

describe('a stored file', () => {
  it.each([
    ['https://learn.example/api/files/0199?expires=1&signature=abc', true],
    ['https://learn.example/uploads/clip.mp4', true],
    ['https://bucket.s3.amazonaws.com/a/clip.mp4?X-Amz-Signature=abc', true],
    ['https://store.blob.example/clip.mp4?sv=1&sig=abc', true],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', false],
    ['https://cdn.example/clip.mp4?design=2', false],
    ['', false],
    ['clip.mp4', false],
  ])('%s: %s', (url, isStored) => {
    expect(isUploadedFile(url, api)).toBe(isStored);
  });

  it.each([
    ['https://bucket.example/a/my%20clip.mp4?sig=abc', 'my clip.mp4'],
    ['https://bucket.example/100%.mp4', '100%.mp4'],
    ['https://learn.example/api/files/0199?signature=abc', undefined],
    ['https://learn.example/.mp4', undefined],
    ['', undefined],
  ])('%s is called %s', (url, name) => {
    expect(fileNameOf(url)).toBe(name);
  });
});
