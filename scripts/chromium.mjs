// Finds a Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, the system's; as root on Debian it installs one.
// The headless shell comes first: the same engine without the windows of a desktop, a tenth less processor time in our tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const debianChromium = '/usr/bin/chromium'
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Of several --disable-features the last one counts: what Playwright switches off is named again.
const disabledFeatures = [
  // Two pages of the address bar that are never seen, loaded again for every context: more work than many a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Flags for a test browser: no start-up traffic, and no sandbox for root, because Chromium does not start otherwise. */
export const chromiumArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The path of an installed Chromium, or undefined. */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where no file is.`)
    return named
  }
  const { chromium } = await import('playwright')
  return [chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path))
}

/** The path of a Chromium, installed when that is possible; otherwise an error that says what to do. */
export async function requireChromium() {
  const found = await findChromium()
  if (found && found !== debianChromium) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) installChromium(found)
  const path = await findChromium()
  if (path) return path
  throw new Error('The browser tests need a Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.')
}

/**
 * Installs Debian's headless shell, or else its Chromium; beside an installed Chromium the shell in its version, since both share
 * a package of files.
 */
function installChromium(beside) {
  const shell = 'chromium-headless-shell'
  const version = beside && spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' }).stdout
  if (beside && !version) return
  console.log(`Installing the package ${shell} ...`)
  const apt = (...args) =>
    spawnSync('apt-get', [...args, '-qq'], {
      stdio: ['ignore', 'ignore', beside ? 'ignore' : 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const isInstalled = (name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation')
  if (beside && isInstalled(`${shell}=${version}`)) return
  apt('update')
  ;(beside ? [`${shell}=${version}`] : [shell, 'chromium']).some(isInstalled)
}
