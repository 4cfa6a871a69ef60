import type { NoticesStore } from '@lectern/sdk';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Queue = ReturnType<typeof createQueue>;
const createQueue = () => createStore<readonly symbol[]>(() => []);
const queues = new WeakMap<NoticesStore, Queue>();

function queueOf(notices: NoticesStore): Queue {
  const queue = queues.get(notices) ?? createQueue();
  queues.set(notices, queue);
  return queue;
}

/** Of several roots that share a client, the first shows its notices; when it unmounts, the next one does. */
export function useOwnsNotices(notices: NoticesStore): boolean {
  const [root] = useState(() => Symbol('root'));
  const queue = queueOf(notices);
  useEffect(() => {
    queue.setState((roots) => [...roots, root], true);
    return () => queue.setState((roots) => roots.filter((other) => other !== root), true);
  }, [queue, root]);
  return useStore(queue, ([first]) => first === root);
}

/** Whether a notice is open. A form that has the same message shows it once the notice is closed. */
export function useIsNoticeShown(notices: NoticesStore): boolean {
  const hasOwner = useStore(queueOf(notices), (roots) => roots.length > 0);
  return useStore(notices, ({ isOpen }) => isOpen) && hasOwner;
}
