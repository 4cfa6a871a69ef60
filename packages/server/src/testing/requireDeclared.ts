import { type Endpoint, endpoints, type RefusalCode, refusals, refusalsOf } from '@lectern/sdk/api';
import { takesFiles } from '../uploads/receiveMultipart.ts';

const rows = Object.values(endpoints)
  .flatMap((group): Endpoint[] => Object.values(group))
  .map((row) => ({ row, pattern: new RegExp(`^/api${row.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** In the whole test run a call is refused only with a code that its row declares, and with that code's status. */
export function requireDeclared(method: string, url: string, status: number, code: unknown): void {
  const [path = ''] = url.split('?');
  const found = rows.find(({ row, pattern }) => row.method === method && pattern.test(path));
  if (!found || status < 400) return;
  if (!refusalsOf(found.row, takesFiles(found.row)).includes(code as RefusalCode)) {
    throw new Error(`${method} ${path} refused with \`${code}\`, which its row does not declare.`);
  }
  if (refusals[code as RefusalCode].status !== status) throw new Error(`${code} was answered with ${status}.`);
}
