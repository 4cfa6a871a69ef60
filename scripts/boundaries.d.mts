import type { ICruiseResult } from 'dependency-cruiser';

export const ruleNames: readonly string[];
export function readBoundaries(baseDir: string): Promise<ICruiseResult>;
