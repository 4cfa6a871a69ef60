import { error, info, success, warning } from './icons.ts';

/** The icon of each type of notice and notification. */
export const noticeIcon = { error, info, success, warning } as const;
