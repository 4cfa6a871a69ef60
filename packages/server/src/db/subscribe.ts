import pg from 'pg';

export interface CatalogueListener {
  onChange: () => void;
  /** Called with `true` once changes arrive, and with `false` when the connection is lost. */
  onConnectionChange: (isConnected: boolean) => void;
}

const RECONNECT_DELAY_MS = 1_000;

/** Listens on a dedicated connection and reconnects until it is unsubscribed. */
export function subscribe(url: string, { onChange, onConnectionChange }: CatalogueListener): () => Promise<void> {
  let isUnsubscribed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const listen = async () => {
    const current = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = current;
    let isLost = false;
    const handleLoss = () => {
      if (isLost) return;
      isLost = true;
      onConnectionChange(false);
      current.end().catch(() => {}); // Already broken.
      if (!isUnsubscribed) timer = setTimeout(listen, RECONNECT_DELAY_MS).unref();
    };
    current.on('error', handleLoss);
    current.on('end', handleLoss);
    current.on('notification', onChange);
    try {
      await current.connect();
      await current.query('listen catalogue');
      if (!isLost) onConnectionChange(true);
    } catch {
      handleLoss(); // Requests fail for the same reason, and log it.
    }
  };
  void listen();
  return async () => {
    isUnsubscribed = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
