import * as operations from '../generated/operations'
import { resource, send } from './resource'

// Every change elsewhere in the portal adds an entry.
const interactions = resource('interactions', { staleTime: 0 })

/** A page of the activity log of `employeeId`, newest first; `page` starts at 0. The days apply only if both are given. */
export const interactionsQuery = interactions.page(operations.listInteractions, (answer) => ({
  rows: answer.data,
  total: answer.count,
}))

/** The number of entries that match the filters. */
export const interactionCountQuery = interactions.count(operations.countInteractions)

/** Records that the profile of an employee was viewed. */
export const recordProfileView = send(operations.recordInteraction, ({ employeeId }: { employeeId: string }) => ({
  body: { channel: 'employees' as const, employeeId, type: 'profile_viewed' as const, notify: false },
}))
