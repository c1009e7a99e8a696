import type { components } from '@ssp/api/schema'
import type {
  Created,
  DefaultJson,
  DefaultTimestamp,
  Generated,
  NullableTimestamp,
  Timestamp,
  Versioned,
} from './columns.ts'

type AuditSubjectKind = components['schemas']['AuditSubjectKind']
type AuditChange = components['schemas']['AuditChange']

interface UploadTable extends Created {
  client_id: string
  id: string
  user_id: string
  bucket: string
  object_key: string
  content_type: string
  max_bytes: number
  expires_at: Timestamp
  received_at: NullableTimestamp
  claim: string | null
  published_at: NullableTimestamp
  refused_because: string | null
}

interface ObjectTable extends Created, Versioned {
  client_id: string
  bucket: string
  object_key: string
  /** The generated name in the store; the key stays data. */
  stored_as: string
  content_type: string
  size: number
  sha256: string
  uploaded_by: string | null
}

interface AuditTable {
  client_id: string
  id: Generated<number>
  at: DefaultTimestamp
  user_id: string | null
  session_id: string | null
  action: string
  outcome: 'done' | 'refused'
  target: string | null
  details: DefaultJson<Record<string, unknown>>
  /** The name of the user by then. This and what follows: only with a change of access. */
  actor_label: string | null
  subject_kind: AuditSubjectKind | null
  subject_id: string | null
  subject_label: string | null
  changes: DefaultJson<AuditChange[]>
  search_text: string | null
}

interface IdempotencyTable extends Created {
  client_id: string
  user_id: string
  key_hash: string
  request_hash: string
  sealed_response: string | null
}

export interface ObjectTables {
  uploads: UploadTable
  objects: ObjectTable
  audit_log: AuditTable
  idempotency_keys: IdempotencyTable
}
