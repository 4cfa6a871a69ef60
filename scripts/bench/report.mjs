import { mkdirSync, writeFileSync } from 'node:fs';
import { goals } from './goals.mjs';

/** Where each benchmark leaves its figures for `npm run bench`. */
export const REPORTS = '.reports/bench';

const show = ({ unit, digits }, value) => `${value.toFixed(digits)}${unit}`;
export const showValue = (id, value) => show(goals[id], value);
export const showGoal = (id) => {
  const { most, least } = goals[id];
  return most === undefined ? `≥ ${show(goals[id], least)}` : `≤ ${show(goals[id], most)}`;
};
export const isReached = (id, value) => {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = goals[id];
  return value <= most && value >= least;
};
/**
 * Whether `npm test` accepts an exact figure, as it is printed: names of chunks are hashes that depend on the folder of the build and
 * compress to some bytes more or less.
 */
const isAccepted = (id, value) => Number(value.toFixed(goals[id].digits)) <= (goals[id].limit ?? goals[id].most);

/** Prints figures beside their goals and keeps them. With `--gate`, only exact figures count, up to their limits. */
export function startReport(name) {
  const isGate = process.argv.includes('--gate');
  const rows = [];
  const misses = [];
  return {
    /** @param details printed after the figure, such as what it was compared with */
    row(id, value, details = '') {
      const { isExact, what } = goals[id];
      const verdict = isReached(id, value) ? 'reached' : 'MISSED';
      rows.push({ id, value, details });
      console.log(
        `${id.padEnd(14)} ${what.replaceAll('`', '').padEnd(70)} ${showValue(id, value).padStart(9)}  goal ${showGoal(id).padEnd(10)} ${verdict}  ${details}`,
      );
      if (isExact && !(isGate ? isAccepted(id, value) : isReached(id, value))) misses.push(id);
    },
    /** Call it last: keeps the figures, and fails where an exact one is over. */
    end() {
      mkdirSync(REPORTS, { recursive: true });
      writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify(rows));
      if (misses.length === 0) return;
      console.error(`Over ${isGate ? 'the limit' : 'the goal'}: ${misses.join(', ')} (scripts/bench/goals.mjs).`);
      process.exitCode = 1;
    },
  };
}
