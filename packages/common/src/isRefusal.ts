import { ApiError, ValidationError } from '@lectern/sdk';

/** Whether trying again would fail in the same way: what was requested doesn't exist or isn't valid. */
export const isRefusal = (error: unknown): error is ApiError | ValidationError =>
  error instanceof ValidationError || (error instanceof ApiError && (error.status === 404 || error.status === 400));
