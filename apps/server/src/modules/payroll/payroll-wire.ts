import type { components } from '@ssp/api/schema'
import { documentTypeOf } from './document-types.ts'
import type { FoundItem } from './review.service.ts'
import type { JobRow } from './jobs.repository.ts'
import { STATUS_NAMES } from './statuses.ts'

type Schemas = components['schemas']

/** A job on the wire. */
export const toJob = (row: JobRow): Schemas['Job'] => ({
  id: row.number,
  job_id: row.id,
  document_key: row.object_key,
  document_type: row.document_type,
  type_name: documentTypeOf(row.document_type)?.name ?? `Type ${row.document_type}`,
  file_name: row.object_key.slice(row.object_key.lastIndexOf('/') + 1),
  name: STATUS_NAMES[row.status] ?? `Status ${row.status}`,
  status: row.status,
  created_at: row.created_at,
  started_at: row.started_at,
  finished_at: row.finished_at,
  results_actual: row.results_actual,
  results_expected: row.results_expected,
  pay_date: row.pay_date,
  release_at: row.release_at,
  left_out: row.left_out,
  version: row.version,
})

/** An item on the wire. */
export const toItem = (row: FoundItem): Schemas['JobItem'] => ({
  position: row.position,
  label: row.label,
  identifier: row.found,
  employee:
    row.employee_id === null
      ? null
      : { id: row.employee_id, forename: row.forename ?? '', surname: row.surname ?? '', identifier: row.identifier },
  state: row.state,
  reason: row.state === 'matched' ? null : (row.reason as Schemas['JobItemReason'] | null),
  date: row.date_found,
  leftAt: row.state === 'left' ? row.deactivated_at : null,
  formerly: row.formerly,
  isMended: row.mended_by !== null,
  released_at: row.released_at,
  viewed_at: row.viewed_at,
  version: row.version,
})
