/** Launch options for Playwright and for Vitest's browser mode. */
export function chromiumLaunch(): { executablePath?: string; args: string[] };
