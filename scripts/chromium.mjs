// Which Chromium the browser tests use, and how it is launched.
import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of this machine's browser; undefined if Playwright has to install its own. */
function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return places.find((place) => existsSync(place));
}

/** Launch options for Playwright and for Vitest's browser mode. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}

/** Makes sure that a browser is installed: Debian's if root, else Playwright's, else it prints what to do. */
export async function ensureChromium() {
  if (findChromium()) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    await run('apt-get', ['update']);
    // The fonts stand in for Arial, which visitors' devices have.
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findChromium()) return true;
  }
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return true;
  console.log("Installing Playwright's Chromium …");
  await run('npx', ['playwright', 'install', 'chromium']);
  if (existsSync(chromium.executablePath())) return true;
  console.error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to a browser you have.',
  );
  return false;
}
