import { usualMoney } from '@lectern/sdk/rules';
import { expect, it } from 'vitest';
import { writeDeployment } from './writeDeployment.ts';

const html = '<!doctype html><html lang="en"><head></head></html>';

it('changes no document where currency and tax are the usual ones', () => {
  expect(writeDeployment(html, { ...usualMoney })).toBe(html);
});

it('writes others as one attribute, whatever the tax is called', () => {
  const money = { ...usualMoney, currency: 'EUR', taxName: `"><script>'$&` };
  const written = writeDeployment(html, money);
  expect(written).toMatch(/^<!doctype html><html data-money="[^"<>]+" lang="en"><head>/);
  const [, value = ''] = /data-money="([^"]+)"/.exec(written) ?? [];
  const read = value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  expect(JSON.parse(read)).toEqual(money);
});

it('says that money is taken, where a payment provider is configured, and that there is documentation', () => {
  expect(writeDeployment(html, usualMoney, { takesMoney: true, hasDocs: true })).toBe(
    '<!doctype html><html data-payments data-docs lang="en"><head></head></html>',
  );
});
