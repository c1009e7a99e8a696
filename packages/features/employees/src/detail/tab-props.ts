import type { Employee, MergedEmployee } from '@ssp/api'

/** Props of every tab of the employee page. */
export interface EmployeeTabProps {
  /** The employee of the page. */
  employee: Employee
  /** Accounts that were merged into this one. */
  merger: readonly MergedEmployee[]
  /** The account that this one was merged into; at most one. */
  merged: readonly MergedEmployee[]
  /** Version of the employee; undefined if the server sends none. */
  etag: string | undefined
}
