/** Whether to print hints for developers: on localhost, and in Node outside production. */
export function isDevelopment(): boolean {
  if (typeof location !== 'undefined') {
    return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.(localhost|local|test)$/.test(location.hostname);
  }
  const { process } = globalThis as { process?: { env?: { NODE_ENV?: string } } };
  return process !== undefined && process.env?.NODE_ENV !== 'production';
}
