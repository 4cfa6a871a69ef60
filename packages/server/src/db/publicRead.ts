import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<boolean>();

/** Runs what reads for visitors, who have changed nothing themselves: a replica may answer its statements. */
export const readPublicly = <T>(work: () => T): T => current.run(true, work);

/** Runs what serves several callers: for visitors, if all of them are. */
export const readAs = <T>(isPublic: boolean, work: () => T): T => current.run(isPublic, work);

export const isReadPublicly = (): boolean => current.getStore() === true;
