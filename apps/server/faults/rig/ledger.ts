import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/db/database.ts'
import { ACME, type Caller } from './caller.ts'
import type { Findings } from './report.ts'

/** What was written through the interface, and what was said to it; checked against the database in the end. */
export class Ledger {
  /** Identifiers that were acknowledged, with the id that was answered. */
  readonly acknowledged = new Map<string, string>()
  /** Sent without an answer: identifier by idempotency key. They may or may not stand. */
  readonly open = new Map<string, string>()
  /** Statuses other than success, counted. */
  readonly refused = new Map<number, number>()

  /** Sends one create and keeps what was answered. */
  async write(caller: Caller, key: string = randomUUID(), identifier = `F-${randomUUID()}`): Promise<number> {
    const { status, body } = await caller.create(key, identifier)
    if (status === 200 || status === 201) {
      this.acknowledged.set(identifier, String(body['id']))
      this.open.delete(key)
    } else {
      this.refused.set(status, (this.refused.get(status) ?? 0) + 1)
      this.open.set(key, identifier)
    }
    return status
  }

  /** Sends everything again that had no answer, under the same keys. */
  async settle(caller: Caller): Promise<void> {
    // A copy: what is written again leaves the map, or comes back into it.
    const open = Array.from(this.open)
    for (const [key, identifier] of open) await this.write(caller, key, identifier)
  }

  /** Writes from several writers at once until told to stop. */
  writers(count: number, caller: Caller): { stop: () => Promise<void> } {
    const stopping = new AbortController()
    const writer = async () => {
      while (!stopping.signal.aborted) {
        // A dead server refuses at once; without a pause the writers would only count refusals.
        if ((await this.write(caller)) === 0) await new Promise((done) => setTimeout(done, 25))
      }
    }
    const all = Promise.all(Array.from({ length: count }, writer))
    return {
      stop: async () => {
        stopping.abort()
        await all
      },
    }
  }

  /** Compares with what the database holds: nothing lost, nothing doubled, no half of a change. */
  async audit(
    database: Database,
    findings: Findings,
  ): Promise<{ rows: number; lost: number; doubled: number; torn: number }> {
    const { rows, traces, keys } = await database.withSystem(async (tx) => ({
      rows: await tx
        .selectFrom('employees')
        .select(['id', 'identifier', 'surname'])
        .where('client_id', '=', ACME)
        .where('identifier', 'like', 'F-%')
        .execute(),
      traces: await tx.selectFrom('audit_log').select('target').where('action', '=', 'employee.create').execute(),
      keys: await tx.selectFrom('idempotency_keys').select('sealed_response').execute(),
    }))
    const byIdentifier = Map.groupBy(rows, (row) => row.identifier ?? '')
    const traced = new Set(traces.map(({ target }) => target))
    const lost = [...this.acknowledged].filter(
      ([identifier, id]) => byIdentifier.get(identifier)?.[0]?.id !== id,
    ).length
    const doubled = [...byIdentifier.values()].filter((same) => same.length > 1).length
    const torn = rows.filter((row) => row.surname !== row.identifier || !traced.has(row.id)).length
    const repeatable = keys.filter((key) => key.sealed_response !== null).length
    findings.check(lost === 0, `${lost} acknowledged rows are lost`)
    findings.check(doubled === 0, `${doubled} rows stand twice`)
    findings.check(torn === 0, `${torn} rows stand without their trace`)
    findings.check(repeatable === rows.length, `${rows.length} rows, but ${repeatable} keys with a response`)
    findings.check(traces.length === rows.length, `${rows.length} rows, but ${traces.length} traces`)
    findings.check(
      rows.length === this.acknowledged.size,
      `${this.acknowledged.size} acknowledged, ${rows.length} stand`,
    )
    return { rows: rows.length, lost, doubled, torn }
  }
}
