import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/db/database.ts'
import { ACME, type Caller } from './caller.ts'
import type { Findings } from './report.ts'

/** Records writes and their responses, to compare them with the database at the end. */
export class Ledger {
  /** Acknowledged identifiers with the returned id. */
  readonly acknowledged = new Map<string, string>()
  /** Requests without a response: identifier by idempotency key. They may or may not be committed. */
  readonly open = new Map<string, string>()
  /** Count of each unsuccessful status. */
  readonly failedStatuses = new Map<number, number>()

  /** Sends one create and records the response. */
  async write(caller: Caller, key: string = randomUUID(), identifier = `F-${randomUUID()}`): Promise<number> {
    const { status, body } = await caller.create(key, identifier)
    if (status === 200 || status === 201) {
      this.acknowledged.set(identifier, String(body['id']))
      this.open.delete(key)
    } else {
      this.failedStatuses.set(status, (this.failedStatuses.get(status) ?? 0) + 1)
      this.open.set(key, identifier)
    }
    return status
  }

  /** Repeats every request without a response under the same key. */
  async settle(caller: Caller): Promise<void> {
    // A copy, because `write` changes the map.
    const open = Array.from(this.open)
    for (const [key, identifier] of open) await this.write(caller, key, identifier)
  }

  /** Runs several concurrent writers until stopped. */
  writers(count: number, caller: Caller): { stop: () => Promise<void> } {
    const stopping = new AbortController()
    const writer = async () => {
      while (!stopping.signal.aborted) {
        // A stopped server rejects immediately; without a pause the writers would busy-loop.
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

  /** Compares with the database: nothing lost, duplicated or half-written. */
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
    findings.check(doubled === 0, `${doubled} rows are duplicated`)
    findings.check(torn === 0, `${torn} rows have no audit entry`)
    findings.check(repeatable === rows.length, `${rows.length} rows, but ${repeatable} keys with a response`)
    findings.check(traces.length === rows.length, `${rows.length} rows, but ${traces.length} traces`)
    findings.check(
      rows.length === this.acknowledged.size,
      `${this.acknowledged.size} acknowledged, ${rows.length} found`,
    )
    return { rows: rows.length, lost, doubled, torn }
  }
}
