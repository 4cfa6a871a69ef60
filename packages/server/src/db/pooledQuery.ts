import pg from 'pg';

/** What the driver does with a query; its types leave it out. */
interface Wire {
  parse(message: { text: string; name?: string }): void;
  bind(message: object): void;
  execute(message: object): void;
}
interface Internal {
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
const Query = pg.Query as unknown as new (
  config: object,
  values: unknown,
  callback: (error: Error | null, result: unknown) => void,
) => Internal;

/**
 * A statement with settings of its own, for connections that a pooler shares between clients: both are sent at once and are
 * one transaction, which has the settings and leaves none behind. It has no name: another client's connection to the
 * database would not know it.
 */
class PooledQuery extends Query {
  readonly #settings: string;
  #isSet = false;

  constructor(
    settings: string,
    config: object,
    values: unknown,
    callback: (error: Error | null, row: unknown) => void,
  ) {
    super({ ...config, name: undefined, queryMode: 'extended' }, values, callback);
    this.#settings = settings;
  }

  override prepare(connection: Wire): void {
    connection.parse({ text: this.#settings });
    connection.bind({});
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}

type Given = Parameters<pg.PoolClient['query']>;

const configOf = (given: unknown): object => (typeof given === 'string' ? { text: given } : (given as object));

/** Runs one statement with settings. */
export const runPooled = (client: pg.PoolClient, settings: string, [config, values]: Given): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const query = new PooledQuery(settings, configOf(config), values, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(query as unknown as pg.Query);
  });

/** The connection within a transaction: a pooler leaves it to one client until that ends, but the next one has another. */
export const withoutNames = (client: pg.PoolClient): pg.PoolClient =>
  Object.assign(Object.create(client) as pg.PoolClient, {
    query: (...[config, values]: Given) =>
      client.query({ ...configOf(config), name: undefined } as never, values as never),
  });
