import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isAnswering, run, type Started, start, waitFor } from './processes.ts';

const source = '/usr/share/wordpress';
const needed = [`${source}/wp-load.php`, '/usr/sbin/mariadbd', '/usr/bin/php'];
const packages =
  'wordpress wordpress-theme-twentytwentythree wordpress-theme-twentytwentyone php-cli php-mysql mariadb-server';

/** A WordPress of its own, from Debian's packages: its database, its files and PHP's own web server. */
export interface WordPress {
  url: string;
  /** Publishes a page with these blocks and shows it in this theme. What the user may not publish is removed. Returns its address. */
  publish(content: string, theme: string, user?: 'admin' | 'editor'): Promise<string>;
  stop(): Promise<void>;
}

/** @param isFiltered nobody may publish HTML of their own */
export async function startWordPress(port: number, isFiltered = false): Promise<WordPress> {
  if (!needed.every((path) => existsSync(path))) {
    throw new Error(`WordPress is missing. On Debian: apt-get install --no-install-recommends ${packages}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-wordpress-'));
  const [site, data, socket] = [join(folder, 'site'), join(folder, 'db'), join(folder, 'db.sock')];
  const url = `http://localhost:${port}`;
  // Four at once: a page asks for its styles while its request is under way.
  const env = {
    ...{ WP_SOCKET: socket, WP_ADDRESS: url, PHP_CLI_SERVER_WORKERS: '4' },
    ...(isFiltered ? { WP_FILTERED: '1' } : {}),
  };
  const started: Started[] = [];
  const stop = async () => {
    for (const process of started.reverse()) await process.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // MariaDB refuses to run as root.
    const user = process.getuid?.() === 0 ? ['--user=mysql'] : [];
    mkdirSync(data);
    chmodSync(folder, 0o755);
    if (user.length > 0) await run('chown', ['mysql', folder, data], { cwd: folder });
    await run(
      'mariadb-install-db',
      [...user, `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { cwd: folder },
    );
    const options = [`--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--pid-file=${folder}/db.pid`];
    const database = start('mariadbd', [...user, ...options, '--innodb-buffer-pool-size=32M'], { cwd: folder });
    started.push(database);
    const client = (statement: string) =>
      run('mariadb', [`--socket=${socket}`, '-uroot', '-e', statement], { cwd: folder });
    await waitFor('MariaDB', database, () =>
      client('create database if not exists wordpress').then(
        () => true,
        () => false,
      ),
    );
    // Debian's package links to folders of the system, which belong to its web server.
    cpSync(source, site, { recursive: true, dereference: true });
    copyFileSync(resolve('tests/hosts/wordpress/wp-config.php'), join(site, 'wp-config.php'));
    const web = start('php', ['-S', `localhost:${port}`, '-t', site], { cwd: site, env });
    started.push(web);
    return {
      url,
      async publish(content, theme, user = 'admin') {
        const printed = await run('php', [resolve('tests/hosts/wordpress/publish.php'), theme, user], {
          cwd: site,
          env,
          input: content,
        });
        const address = /page=(\S+)/.exec(printed)?.[1] ?? url;
        await waitFor(address, web, () => isAnswering(address));
        return address;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
