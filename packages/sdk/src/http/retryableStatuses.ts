/** Statuses after which the same GET may succeed. */
export const retryableStatuses = [408, 502, 503, 504];
