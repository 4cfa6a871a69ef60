import type { AuditEvent, AuditTrail } from '@lectern/sdk';
import { auditWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

type Detail = AuditEvent['details'][string];
type Keys<Prefix extends string> = keyof typeof auditWords extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

/** Whether there are words for something; a newer server may know more. */
const hasWords = <Prefix extends 'audit.detail' | 'audit.value'>(prefix: Prefix, name: string): name is Keys<Prefix> =>
  `${prefix}.${name}` in auditWords;

/** The ids stand last: whoever looks for one knows it. */
const isId = (name: string) => /Ids?$/.test(name);
/** `somethingNew` as `Something new`. */
const inWords = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** What an act was given, in words: each with its name, and its dates, months and amounts as the reader writes them. */
export function useDetails(details: AuditEvent['details'], names: AuditTrail['names']): string[] {
  const { t, formats } = useLectern('AuditTrail', auditWords);
  const write = (name: string, value: Detail): string => {
    if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
    if (typeof value === 'number') return name === 'amount' ? formats.money(value) : formats.number(value);
    if (hasWords('audit.value', value)) return t(`audit.value.${value}`);
    if (/^\d{4}-\d\d$/.test(value)) return formats.month(value);
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return formats.dateTime(value);
    // Lists are joined by the server.
    return value
      .split(', ')
      .map((one) => names[one] ?? one)
      .join(', ');
  };
  const { kind, value, ...others } = details;
  const written = Object.entries(typeof value === 'number' ? others : details)
    .sort(([one], [other]) => Number(isId(one)) - Number(isId(other)))
    .map(([name, detail]) =>
      t('audit.detail', {
        name: hasWords('audit.detail', name) ? t(`audit.detail.${name}`) : inWords(name),
        value: write(name, detail),
      }),
    );
  if (typeof value !== 'number') return written;
  const off = kind === 'percent' ? t('audit.percent', { percent: formats.number(value) }) : formats.money(value);
  return [t('audit.off', { amount: off }), ...written];
}
