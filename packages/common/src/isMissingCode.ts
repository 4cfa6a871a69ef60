/** Whether code could not be loaded. Each browser has its own message for it. */
export const isMissingCode = (error: unknown): boolean =>
  /dynamically imported module|Importing a module|preload CSS/i.test(String(error));
