import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'

const executablePath = await findChromium()

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What journeys, embedding and hosts have in common; `name` is the folder of what failed. */
export const shared = (name: 'e2e' | 'embedding' | 'hosts', port: number) =>
  ({
    timeout: 60_000,
    expect: { timeout: 15_000 },
    forbidOnly: Boolean(process.env['CI']),
    // A folder for each failed test: its trace, a picture, and what the server logged about its requests.
    outputDir: join(root, '.data/test-failures', name),
    metadata: { serverLog: logOf(port) },
    use: {
      screenshot: 'only-on-failure',
      trace: { mode: 'retain-on-failure', screenshots: false, sources: false, attachments: false },
      launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
    },
  }) satisfies PlaywrightTestConfig

/** Where the server of a port keeps its data; it stays until the next run, to be looked at. */
export const dataDirOf = (port: number) => join(root, `.data/e2e-${port}`)
const logOf = (port: number) => `${dataDirOf(port)}.log`

/** A server of ours on a port, started from the root of the repository; `timeouts` in milliseconds, to come and to go. */
export function webServer(
  command: string,
  port: number,
  { timeouts, env }: { timeouts: [start: number, stop: number]; env: Record<string, string> },
) {
  mkdirSync(join(root, '.data'), { recursive: true })
  return {
    command: `${command} > "${logOf(port)}"`,
    cwd: root,
    url: `http://localhost:${port}/health/ready`,
    timeout: timeouts[0],
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: timeouts[1] },
    env: { PORT: String(port), LOG_LEVEL: 'info', ...env },
  }
}
