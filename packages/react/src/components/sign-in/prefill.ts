/** What the fields of a form may begin with. */
export interface Prefill {
  email?: string | undefined;
  /** The whole name. */
  name?: string | undefined;
}

/** The fields' first values. What is no email and what is too long is left out. */
export function fieldsOf({ email = '', name = '' }: Prefill = {}) {
  const address = email.trim();
  const words = name.length > 100 ? [] : name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return {
    email: address.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined,
    firstName: words.join(' '),
    lastName,
  };
}
