/** What failed is asked again when the connection is back; what is there stays as it is under the reader's eyes. */
export const onlyFailed = (query: { state: { status: string } }): boolean => query.state.status === 'error';

/** Every key of the query cache starts here; nothing else writes one. */
export const keys = {
  /** The same for everybody. */
  public: (...rest: readonly unknown[]) => ['lectern', 'public', ...rest] as const,
  /** A person's own: dropped when that person leaves. */
  personal: (userId: string, ...rest: readonly unknown[]) => ['lectern', userId, ...rest] as const,
};
