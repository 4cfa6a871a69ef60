import type { Connection } from '../connect.ts';
import { visitor as rows } from '../endpoints/visitor/index.ts';

/** The calls of the catalogue. */
export const visitor = ({ bind }: Connection) => ({ calls: bind(rows) });
