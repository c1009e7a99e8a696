import type { Employee, MergedEmployee } from '@ssp/api'

/** What every tab of the employee page is given. */
export interface EmployeeTabProps {
  /** Whose page it is. */
  employee: Employee
  /** Accounts that were merged into this one. */
  merger: readonly MergedEmployee[]
  /** The account that this one was merged into; at most one. */
  merged: readonly MergedEmployee[]
  /** Version of the employee; undefined from a server that sends none. */
  etag: string | undefined
}
