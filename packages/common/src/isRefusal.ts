import { ApiError, ValidationError } from '@lectern/sdk';

/** Whether asking again would end in the same way: what was asked for isn't there, or can't be. */
export const isRefusal = (error: unknown): error is ApiError | ValidationError =>
  error instanceof ValidationError || (error instanceof ApiError && (error.status === 404 || error.status === 400));
