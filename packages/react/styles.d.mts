export function indexCss(): string;
export function separateSheets(): Record<string, string[]>;
