/** A sheet with its dark tokens once more, for where no script runs. */
export function addSystemTheme(css: string): string;
export function indexCss(): string;
export function separateSheets(): Record<string, string[]>;
