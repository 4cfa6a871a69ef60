import { describe, expect, it } from 'vitest';
import { captionsLanguage } from './captionsLanguage.ts';

describe('captionsLanguage', () => {
  it.each([
    ['business.de.vtt', 'de'],
    ['business_de-AT.vtt', 'de'],
    ['Business-PT_br.VTT', 'pt'],
    ['lecture 2.zh-Hant.vtt', 'zh'],
    ['business.vtt', undefined],
    ['de.vtt', undefined],
    ['model.tde.vtt', undefined],
    ['part.01.vtt', undefined],
  ])('reads %s as %s', (name, language) => {
    expect(captionsLanguage(name)).toBe(language);
  });
});
