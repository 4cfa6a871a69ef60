/** The fields of a form that aren't empty. */
export const filledIn = <Fields extends Readonly<Record<string, string | undefined>>>(
  fields: Fields,
): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.trim())) as Partial<Fields>;
