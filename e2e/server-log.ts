import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { test as base, type BrowserContext } from '@playwright/test'

interface LogLine {
  time: number
  level: number
  reqId?: string
}

/** The level `warn` of the server's log. */
const WARN = 40

/** The lines about these requests, and warnings since a time that belong to no request, of jobs for example. */
function linesOf(file: string, requests: ReadonlySet<string>, since: number): string {
  const isWanted = (line: string) => {
    if (!line.startsWith('{')) return false
    const { reqId, level, time } = JSON.parse(line) as LogLine
    return reqId === undefined ? level >= WARN && time >= since : requests.has(reqId)
  }
  return readFileSync(file, 'utf8').split('\n').filter(isWanted).join('\n')
}

/** A failed test leaves `server.log` beside its trace: what the server logged about the requests of its pages. */
export const test = base.extend<{ serverLog: void }>({
  serverLog: [
    async ({ browser }, use, info) => {
      const since = Date.now()
      const requests = new Set<string>()
      const listen = (context: BrowserContext) =>
        context.on('response', (response) => {
          const id = response.headers()['x-request-id']
          if (id && response.url().includes('/api/')) requests.add(id)
        })
      browser.on('context', listen)
      await use()
      browser.off('context', listen)
      const { serverLog } = info.config.metadata as { serverLog: string }
      if (info.status !== info.expectedStatus && existsSync(serverLog))
        writeFileSync(info.outputPath('server.log'), linesOf(serverLog, requests, since))
    },
    { auto: true },
  ],
})
