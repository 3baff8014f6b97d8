import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath } from '../../scripts/browser/find-on-path.ts';

/** The Debian package of each command or file that the tests need. */
const PACKAGES = {
  '/usr/bin/orca': 'orca',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/python3': 'python3',
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'firefox-esr': 'firefox-esr',
};

/** `orca_transcript.py` uses modules of this version, of Debian 12; later versions changed them. */
const ORCA_VERSION = '43';

/** Returns why the tests cannot run here, in one line. */
export function findObstacle(): string | undefined {
  const missing = Object.entries(PACKAGES)
    .filter(([file]) => !existsSync(file) && findOnPath([file]).length === 0)
    .map(([, name]) => name);
  if (missing.length > 0)
    return `to run them on Debian 12, apt-get install --no-install-recommends ${missing.join(' ')}`;
  const version = execFileSync('/usr/bin/orca', ['--version'], { encoding: 'utf8' }).trim();
  if (version.startsWith(`${ORCA_VERSION}.`)) return undefined;
  return `they need Orca ${ORCA_VERSION}, of Debian 12, and ${version} is installed`;
}
