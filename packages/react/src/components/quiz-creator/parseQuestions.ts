import type { Checked } from '@lectern/sdk/forms';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';

/** The questions of a file, and the problems of its invalid lines; `line` counts from 1. */
export interface ParsedQuestions {
  questions: QuestionFormValues[];
  problems: { line: number; message: string }[];
}

const columns = ['type', 'text', 'points', 'answer'] as const;

/**
 * Reads questions from CSV (RFC 4180). The columns are type, text, points and answer, then one option each; correct
 * options start with an asterisk. A header line can change the order; its columns with other names are options.
 */
export function parseQuestions(csv: string, check: (given: unknown) => Checked<QuestionFormValues>): ParsedQuestions {
  const result: ParsedQuestions = { questions: [], problems: [] };
  let order: readonly string[] = columns;
  for (const { line, cells: read } of readCsv(csv)) {
    const cells = read.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) continue;
    const cellOf = (name: (typeof columns)[number]) => cells[order.indexOf(name)] ?? '';
    const options = cells.filter((_, place) => !columns.some((name) => name === order[place]));
    const checked = check({
      type: cellOf('type').toLowerCase(),
      text: cellOf('text'),
      points: cellOf('points') || 1,
      correctAnswer: cellOf('answer'),
      options: options.map((option) => ({ text: option.replace(/^\*\s*/, ''), isCorrect: option.startsWith('*') })),
    });
    const names = cells.map((cell) => cell.toLowerCase());
    if (checked.success) result.questions.push(checked.data);
    // A header is not a valid question; an option of one could be named "type", too.
    else if (line === 1 && names.includes('type')) order = names.includes('text') ? names : columns;
    else result.problems.push({ line, message: checked.errors.map(({ message }) => message).join(' ') });
  }
  return result;
}

function readCsv(csv: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [''] };
  let isQuoted = false;
  // Files from spreadsheets start with a byte order mark.
  for (const [token] of csv.replace(/^\uFEFF/, '').matchAll(/""|"|,|\r\n|\r|\n|[^",\r\n]+/g)) {
    const isBreak = /^[\r\n]/.test(token);
    if (isBreak) line += 1;
    const at = row.cells.length - 1;
    const cell = row.cells[at] ?? '';
    if (token === '"') isQuoted = !isQuoted;
    else if (token === '""') row.cells[at] = isQuoted ? `${cell}"` : cell;
    else if (isQuoted || !(isBreak || token === ',')) row.cells[at] = cell + token;
    else if (token === ',') row.cells.push('');
    else {
      rows.push(row);
      row = { line, cells: [''] };
    }
  }
  return [...rows, row];
}
