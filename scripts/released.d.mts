export const KEPT_RELEASES: number;
export function keepRelease(released: string, built: string, version: string): void;
export function serveReleases(released: string, built: string): void;
export function isKept(released: string, built: string, version: string): boolean;
