import { usualMoney } from '@lectern/sdk/rules';
import { expect, it } from 'vitest';
import { writeMoney } from './writeMoney.ts';

const html = '<!doctype html><html lang="en"><head></head></html>';

it('changes no document where currency and tax are the usual ones', () => {
  expect(writeMoney(html, { ...usualMoney })).toBe(html);
});

it('writes others as one attribute, whatever the tax is called', () => {
  const money = { ...usualMoney, currency: 'EUR', taxName: `"><script>'$&` };
  const written = writeMoney(html, money);
  expect(written).toMatch(/^<!doctype html><html data-money="[^"<>]+" lang="en"><head>/);
  const [, value = ''] = /data-money="([^"]+)"/.exec(written) ?? [];
  const read = value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  expect(JSON.parse(read)).toEqual(money);
});
