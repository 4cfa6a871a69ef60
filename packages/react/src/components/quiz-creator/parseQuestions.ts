import type { Checked } from '@lectern/sdk';
import type { QuestionFormValues } from '../../hooks/useQuizCreator.ts';

/** What came of the lines of a file: the questions, and what is wrong with the others by line, from 1. */
export interface ParsedQuestions {
  questions: QuestionFormValues[];
  problems: { line: number; message: string }[];
}

const columns = ['type', 'text', 'points', 'answer'] as const;

/**
 * Questions from CSV (RFC 4180): type, text, points, answer, then an option in each column, the right ones marked with a
 * star. A first line that names the columns may give them another order; those it names otherwise are options.
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
    // No question: an option may be called "type" as well.
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
  // A byte order mark is what spreadsheets begin with.
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
