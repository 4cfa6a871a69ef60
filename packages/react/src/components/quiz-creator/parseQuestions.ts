import type { Checked } from '@lectern/sdk';
import type { WrittenQuestion } from '../../hooks/useQuizCreator.ts';

/** What came of the lines of a file: the questions, and what is wrong with the others by line, from 1. */
export interface ParsedQuestions {
  questions: WrittenQuestion[];
  problems: { line: number; message: string }[];
}

/**
 * Questions from CSV (RFC 4180): type, text, points, answer, then an option in each column, the right ones marked with a
 * star. A first line of names is left out.
 */
export function parseQuestions(csv: string, check: (given: unknown) => Checked<WrittenQuestion>): ParsedQuestions {
  const result: ParsedQuestions = { questions: [], problems: [] };
  for (const { line, cells } of readCsv(csv)) {
    const [type = '', text = '', points = '', correctAnswer = '', ...options] = cells.map((cell) => cell.trim());
    if (cells.every((cell) => cell.trim() === '') || (line === 1 && type.toLowerCase() === 'type')) continue;
    const checked = check({
      type: type.toLowerCase(),
      text,
      points: points === '' ? 1 : points,
      correctAnswer,
      options: options.map((option) => ({ text: option.replace(/^\*\s*/, ''), isCorrect: option.startsWith('*') })),
    });
    if (checked.success) result.questions.push(checked.data);
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
