import type { Connection } from '../connect.ts';
import { accounts as rows } from '../endpoints/accounts/index.ts';

/** The calls of people who look after their account. */
export const accounts = ({ bind }: Connection) => ({ calls: bind(rows) });
