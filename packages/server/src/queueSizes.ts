export interface QueueSize {
  running: number;
  waiting: number;
}

/** The queues of this process, by name. */
const queues = new Map<string, () => QueueSize>();

/** Names a queue, so that operators see how much waits in it. */
export const nameQueue = (name: string, size: () => QueueSize): void => void queues.set(name, size);

export const queueSizes = (): (QueueSize & { name: string })[] =>
  [...queues].map(([name, size]) => ({ name, ...size() }));
