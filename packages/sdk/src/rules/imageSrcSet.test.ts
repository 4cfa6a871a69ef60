import { describe, expect, it } from 'vitest';
import { imageSrcSet } from './imageSrcSet.ts';

describe('imageSrcSet', () => {
  it('names the picture in each of its widths', () => {
    expect(imageSrcSet({ imageUrl: 'https://a.example/files/1', imageWidths: [320, 640] })).toBe(
      'https://a.example/files/1?width=320 320w, https://a.example/files/1?width=640 640w',
    );
  });

  it('keeps the query of the URL, and escapes white space', () => {
    expect(imageSrcSet({ imageUrl: '/my cover.jpg?v=2', imageWidths: [320] })).toBe(
      '/my%20cover.jpg?v=2&width=320 320w',
    );
  });

  it('is undefined where the server has one size', () => {
    expect(imageSrcSet({ imageUrl: '/a.jpg' })).toBeUndefined();
    expect(imageSrcSet({ imageUrl: '/a.jpg', imageWidths: [] })).toBeUndefined();
  });
});
