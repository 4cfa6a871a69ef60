/** A GET form that leads to the same pages as a function of a text. */
export interface SearchForm {
  action: string;
  /** The name of the field with the text. */
  name: string;
  /** The address's other parameters. */
  fixed: readonly (readonly [name: string, value: string])[];
}

/** Stands for the text; it needs no escaping, and no address contains it by itself. */
const MARK = 'x-lectern-text-x';

/** The form for addresses such as `/search?q=…`; undefined if the text is not a query parameter of the address. */
export function searchForm(addressOf: (text: string) => string): SearchForm | undefined {
  const [address = ''] = addressOf(MARK).split('#');
  const [action = '', query = ''] = address.split('?');
  const params = [...new URLSearchParams(query)];
  const name = params.find(([, value]) => value === MARK)?.[0];
  return name === undefined ? undefined : { action, name, fixed: params.filter(([, value]) => value !== MARK) };
}
