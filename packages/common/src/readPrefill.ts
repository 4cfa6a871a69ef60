/** What a page says of its visitor, for empty fields: without what is no email, and what is too long for a name. */
export const readPrefill = ({ email = '', name = '' }: { email?: string | undefined; name?: string | undefined }) => ({
  ...(email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: email.trim() }),
  ...(name !== '' && name.length <= 100 && { name }),
});
