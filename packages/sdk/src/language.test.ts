import { describe, expect, it, vi } from 'vitest';
import { createMarketplace, type MessageOverrides, NetworkError } from './index.ts';
import { commonWords } from './messages/words/commonWords.ts';
import { navbarWords } from './messages/words/navbarWords.ts';

const create = (options: object = {}) => createMarketplace({ baseUrl: 'http://lectern.test/api', ...options });

describe('the language of a client', () => {
  it('changes while the client lives: texts, numbers and dates, for whoever asks and for its own errors', async () => {
    const marketplace = create({ fetch: () => Promise.reject(new TypeError('down')), timeout: 50 });
    const heard = vi.fn();
    marketplace.language.subscribe(heard);
    const before = marketplace.messages;
    expect(marketplace.formats.price(1299.5)).toBe('₹1,299.50');
    marketplace.setLanguage({
      locale: 'de-DE',
      messages: { 'error.network': 'Keine Antwort.', 'price.free': 'Gratis', 'cart.title': 'Warenkorb' },
    });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(marketplace.locale).toBe('de-DE');
    expect(marketplace.messages).not.toBe(before);
    expect(marketplace.messages.with(navbarWords)('cart.title')).toBe('Warenkorb');
    expect(marketplace.formats.price(1299.5)).toBe('1.299,50\u00a0₹');
    expect(marketplace.formats.price(0)).toBe('Gratis');
    const error: unknown = await marketplace.wishlist.add({ courseId: 'a'.repeat(24) }).catch((reason) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('message', 'Keine Antwort.');
    marketplace.setLanguage({});
    expect(marketplace.formats.price(0)).toBe('Free');
    expect(marketplace.locale).toBe('en-IN');
    marketplace.destroy();
  });

  it('tells nobody where nothing changes', () => {
    const marketplace = create({ locale: 'de-DE' });
    const heard = vi.fn();
    marketplace.language.subscribe(heard);
    marketplace.setLanguage({ locale: 'de-DE' });
    expect(heard).not.toHaveBeenCalled();
    marketplace.destroy();
  });

  it('has every plural form that its language knows', () => {
    const messages: MessageOverrides = {
      'count.courses.one': '{count} kurs',
      'count.courses.few': '{count} kursy',
      'count.courses.many': '{count} kursów',
      'count.courses.other': '{count} kursu',
    };
    const marketplace = create({ locale: 'pl', messages });
    const messagesOfPage = marketplace.messages.with(commonWords);
    expect([1, 3, 5, 1.5].map((count) => messagesOfPage.plural('count.courses', count))).toEqual([
      '1 kurs',
      '3 kursy',
      '5 kursów',
      '1,5 kursu',
    ]);
    // @ts-expect-error No language has such a form.
    const unknown: MessageOverrides = { 'count.courses.several': '' };
    expect(unknown).toBeDefined();
    marketplace.destroy();
  });
});
