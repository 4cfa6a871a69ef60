import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The accepted pictures, in git. */
const folder = fileURLToPath(new URL('baselines/', import.meta.url));

export const themes = ['light', 'dark'] as const;

export interface Baseline {
  /** The id of the story. */
  id: string;
  theme: (typeof themes)[number];
}

export const baselineOf = ({ id, theme }: Baseline) => `${folder}${theme}/${id}.webp`;

/** Whether what is different is accepted instead of failing. */
export const isAccepting = process.env.LECTERN_VISUAL === 'accept';

/** The files of all accepted pictures. */
export const baselines = new Set(
  themes.flatMap((theme) =>
    existsSync(`${folder}${theme}`) ? readdirSync(`${folder}${theme}`).map((name) => `${folder}${theme}/${name}`) : [],
  ),
);
