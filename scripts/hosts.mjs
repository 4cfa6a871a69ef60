// Shared by the scripts that need several machines: each host is a network and a set of processes of its own, joined by a
// switch, so that it can be killed, frozen and cut off as a machine is. Needs a network namespace of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { startProgram, untilReady } from './programs.mjs';
import { mustRun } from './steps.mjs';

export const NET = '10.9.0';
/** This side's address. */
export const HERE = `${NET}.1`;

const ip = (...args) => mustRun('ip', args);

export async function startSwitch() {
  await ip('link', 'set', 'lo', 'up');
  await ip('link', 'add', 'switch', 'type', 'bridge');
  await ip('addr', 'add', `${HERE}/24`, 'dev', 'switch');
  await ip('link', 'set', 'switch', 'up');
}

/**
 * Starts a host, which runs a shell script once it has its address.
 *
 * @returns the program, whose first child, `first`, is in the host's namespaces
 */
export async function startHost({ name, address, script, env, spaces = [] }) {
  const waiting = 'until ip -4 addr show dev eth0 2>/dev/null | grep -q inet; do sleep 0.1; done';
  const inside = ['--net', '--pid', ...spaces, '--fork', '--kill-child', '--mount-proc'];
  const host = startProgram('unshare', [...inside, 'sh', '-c', `${waiting}\n${script}`], { env });
  await untilReady(host, async () => childrenOf(host.pid).length > 0);
  const [first] = childrenOf(host.pid);
  await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(first));
  await ip('link', 'set', name, 'master', 'switch', 'up');
  const network = `ip addr add ${address}/24 dev eth0; ip link set eth0 up; ip link set lo up`;
  await mustRun('nsenter', ['-t', String(first), '-n', 'sh', '-c', network]);
  return { ...host, first };
}

export const childrenOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return []; // It has ended.
  }
};
export const descendants = (pid) => childrenOf(pid).flatMap((child) => [child, ...descendants(child)]);
