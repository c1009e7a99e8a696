import type { PayFile } from '@ssp/api'

/** A payslip or pay document whose file is looked up. */
export interface PayRecord {
  id: string
  employee_id: string
  created_at: string
  /** The day or period by which a file may be named. */
  date: string
  /** Whether the file is named by the id. Default: either. */
  useUuid?: boolean
}

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '')

/**
 * The file of a record: named by id, by timestamp, or a PDF named by date (spec 2 section 7). Undefined if there is none.
 */
export function fileOf(record: PayRecord, files: readonly PayFile[]): PayFile | undefined {
  const own = files.filter((file) => file.employee_id === record.employee_id)
  const named = (stem: string) => own.find(({ name }) => stemOf(name) === stem)
  if (record.useUuid) return named(record.id)
  const stamp = String(Date.parse(record.created_at))
  return named(record.id) ?? named(stamp) ?? own.find(({ name }) => name.toLowerCase() === `${record.date}.pdf`)
}
