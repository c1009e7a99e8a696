// Preloaded into a server program: kills it with SIGKILL before its Nth SQL statement.
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

const limit = Number(process.env['FAULT_KILL_AT'] ?? Infinity)
const countFile = process.env['FAULT_COUNT_FILE']
let seen = 0

function count(): void {
  seen += 1
  if (seen >= limit) process.kill(process.pid, 'SIGKILL')
}

function counted<Kind extends object>(prototype: Kind, method: keyof Kind & string): void {
  const original = prototype[method] as (...args: unknown[]) => unknown
  Object.assign(prototype, {
    [method](this: Kind, ...args: unknown[]) {
      count()
      return original.apply(this, args)
    },
  })
}

counted(Client.prototype, 'query')
// Every PGlite statement passes here, including transactions.
counted(PGlite.prototype, 'execProtocolRaw')

process.on('exit', () => {
  if (countFile) writeFileSync(countFile, String(seen))
})
