// Shared by the scripts that try caches in front: two servers behind HAProxy and Varnish or nginx, with the files of deploy/
// in which only the ports and folders are others.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBalancer } from './balancer.mjs';
import { freePorts, requirePrograms, startProgram, untilReady } from './programs.mjs';
import { mustRun } from './steps.mjs';

const programs = {
  varnish: {
    file: 'deploy/varnish/lectern.vcl',
    command: (file, port, folder) => [
      'varnishd',
      ['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,4m', '-n', join(folder, 'varnish')],
    ],
    // Answers that had to go for others.
    async dropped(folder) {
      const figures = await mustRun('varnishstat', ['-n', join(folder, 'varnish'), '-1', '-f', 'MAIN.n_lru_nuked']);
      return Number(figures.split(/\s+/)[1]);
    },
  },
  nginx: {
    file: 'deploy/nginx/lectern.conf',
    command(file, _port, folder) {
      const main = join(folder, 'main.conf');
      writeFileSync(
        main,
        `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 512; }
http { access_log off; include ${file}; }`,
      );
      return ['nginx', ['-c', main, '-p', folder]];
    },
  },
};
export const caches = Object.keys(programs);

export function requireCaches() {
  requirePrograms(['haproxy', 'nginx', 'varnishd', 'varnishstat', 'cc'], 'haproxy nginx-light varnish gcc libc6-dev');
}

/** Ports of everything, which servers have to know before the cache starts. */
export const freeCachePorts = () => freePorts(['front', 'source', 'cache', 'one', 'two']);

/** Starts a cache, and HAProxy before and behind it. */
export async function startCache(name, folder, ports) {
  const { file, command, dropped } = programs[name];
  // Varnish reads it as a user of its own.
  chmodSync(folder, 0o755);
  const own = join(folder, `${name}.conf`);
  writeFileSync(
    own,
    readFileSync(file, 'utf8')
      .replaceAll('8081', String(ports.source))
      .replaceAll('6081', String(ports.cache))
      .replace('/var/cache/nginx/lectern', join(folder, 'pages')),
  );
  const haproxy = await startBalancer(folder, ports);
  const cache = startProgram(...command(own, ports.cache, folder));
  const front = haproxy.address;
  await untilReady(cache, async () => (await fetch(`http://127.0.0.1:${ports.cache}/lectern-cache`)).ok);
  // HAProxy has noticed it.
  await untilReady(haproxy, async () => (await fetch(`${front}/about`)).headers.has('x-cache'));
  return {
    front,
    cache,
    dropped: dropped && (() => dropped(folder)),
    async end() {
      await Promise.all([cache.end(), haproxy.end()]);
    },
  };
}
