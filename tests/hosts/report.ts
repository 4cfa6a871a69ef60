import { expect } from '@playwright/test';
import { signIn } from '../e2e/api.ts';
import { bought } from './study.ts';

/** The partner's report has one checkout that was opened, the sign-up, the order and the enrollment. */
export async function expectReported(marketplace: string, key: string): Promise<void> {
  const admin = await signIn(marketplace, 'admin');
  const { partners } = await admin.get<{ partners: { _id: string; key: string }[] }>('/admin/partners');
  const partner = partners.find((one) => one.key === key);
  const { months } = await admin.get<{ months: Record<string, unknown>[] }>(`/admin/partners/${partner?._id}/report`);
  const thisMonth = { checkouts: 1, orders: 1, revenue: bought.price, signUps: 1, enrollments: 1 };
  expect(months.at(-1)).toMatchObject(thisMonth);
}
