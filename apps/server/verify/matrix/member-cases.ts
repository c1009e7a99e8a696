import { drafts, requestOf } from '../contract/requests.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import type { Tally } from '../tally.ts'
import { as } from '../world/callers.ts'
import { FIXTURES, fixtureOf } from '../world/fixtures.ts'
import type { Journal, RowChange } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import { ruledBy } from './right-cases.ts'
import type { Stage } from './stage.ts'

/** Tables of what was done and is to be sent, which name whom it concerns. */
const LOGS: ReadonlySet<string> = new Set(['audit_log', 'idempotency_keys'])

const mentions = ({ old, new: now }: RowChange, id: string) => JSON.stringify([old, now]).includes(id)

/**
 * Sends each request that works for records of an employee again, by somebody whom a team restricts under the permissions of the operation,
 * while the employee is in that team. Whatever the request names, and whatever its jobs do later: no row that names the employee changes.
 */
export async function judgeMembers(
  world: World,
  journal: Journal,
  stage: Stage,
  tally: Tally,
  operation: Operation,
): Promise<void> {
  const { own } = world.clients
  const { requires, changesMembers } = fixtureOf(operation.id)
  const access = requires ?? operation.access
  if (!isWrite(operation) || typeof access === 'string') return
  const { database, directory } = world.deps
  const { context, ofTeam } = stage
  const { employee } = context.records
  const rules = [...access, ...(operation.strict === undefined ? [] : [operation.strict])]
  const caller = await ruledBy(stage.actors, own, ofTeam.team, rules)
  const changed = new Set<string>()
  for (const one of drafts(operation, { ...context, caller })) {
    await database.withSystem(async (tx) => {
      await tx.updateTable('clients').set({ strict_rights: true }).where('id', '=', own.id).execute()
      const member = { client_id: own.id, team_id: ofTeam.team, employee_id: employee }
      await tx.insertInto('team_members').values(member).execute()
      const to = { records: context.records, client: own, userId: caller.userId }
      for (const fixture of FIXTURES) await fixture.forCaller?.(tx, to)
    })
    directory.forget()
    const start = await journal.position()
    await world.send(as(caller, requestOf(one)))
    await world.deps.jobs.drain()
    for (const row of await journal.rowsSince(start))
      if (!LOGS.has(row.table) && mentions(row, employee)) changed.add(row.table)
    await journal.undo()
    directory.forget()
    tally.cases += 1
  }
  tally.add('requests that reach a member of a restricted team')
  const isDeclared = changesMembers !== undefined
  if (changed.size > 0 && !isDeclared)
    tally.failures.push(
      `${operation.id}: rows of ${[...changed].join(', ')} that name a member of a restricted team change`,
    )
  if (changed.size === 0 && isDeclared)
    tally.failures.push(`${operation.id}: changes no row of a member although ${changesMembers}`)
}
