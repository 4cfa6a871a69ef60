/** Where a tab keeps the handle that renews its session. */
export const handleName = (key: string): string => `lectern_handle_${key}`;
