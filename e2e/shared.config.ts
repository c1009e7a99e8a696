import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'

const executablePath = await findChromium()

/** What the journeys and the embedding have in common. */
export const shared = {
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A journey races with a busy machine; one that needs its second try is listed as flaky.
  retries: 1,
  use: {
    // A trace of everything is a third of the work: `--trace retain-on-failure` where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
  },
} satisfies PlaywrightTestConfig

/** A server of ours on a port, started from the root of the repository; `timeouts` in milliseconds, to come and to go. */
export const webServer = (
  command: string,
  port: number,
  { timeouts, env }: { timeouts: [start: number, stop: number]; env: Record<string, string> },
) => ({
  command,
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  url: `http://localhost:${port}/health/ready`,
  timeout: timeouts[0],
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: timeouts[1] },
  env: { PORT: String(port), LOG_LEVEL: 'warn', ...env },
})
