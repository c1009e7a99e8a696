import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Sentence } from '../../people/interaction-sentences.ts'
import { logInteraction } from '../../people/interactions.ts'
import { changedSentence, nameOf } from './employee-changes.ts'
import { updateEmployee } from './employee.repository.ts'
import type { EmployeeRow } from './employees.repository.ts'
import { findMergesInto, isIdentifierInUse } from './merges.repository.ts'

/**
 * Returns the identifiers of the accounts that were merged into an employee before the employee is removed: otherwise each
 * would keep that of another account, and pay documents of one person would reach another. An identifier that was edited
 * since is kept.
 */
export async function returnIdentifiers(tx: Tx, call: Call, removed: EmployeeRow): Promise<void> {
  const { client } = call
  const merges = await findMergesInto(tx, client.id, removed.id)
  // Newest merge first, so that each identifier is free when its turn comes.
  if (merges.length > 0) await updateEmployee(tx, client.id, removed.id, { identifier: null })
  for (const { employee_id: id, identifier, taken } of merges) {
    const swapped = taken.find(({ field }) => field === 'identifier')
    const own = swapped?.from
    const isSwapped = swapped !== undefined && identifier === swapped.to
    const isFree = typeof own !== 'string' || !(await isIdentifierInUse(tx, client.id, own, [id]))
    const restored = isSwapped && isFree ? (['identifier'] as const) : []
    if (restored.length > 0)
      await updateEmployee(tx, client.id, id, { identifier: typeof own === 'string' ? own : null })
    const details = { from: removed.id, restored }
    await auditCall(tx, call, { action: 'employee.unmerge', target: id, details })
    const description: Sentence[] = [['account_removed', nameOf(removed)], ...changedSentence(restored)]
    await logInteraction(tx, call, {
      employeeId: id,
      type: 'merge_removed',
      description,
      names: removed.id,
      notify: true,
    })
  }
}
