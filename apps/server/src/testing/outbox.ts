import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from './test-server.ts'

/** What the server has mailed to an address, each mail as text with its headers. */
export function mailsTo({ config }: Pick<TestServer, 'config'>, to: string): string[] {
  const outbox = join(config.dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(`To: ${to}`))
}
