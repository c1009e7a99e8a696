import {
  documentCountQuery,
  incidentCountQuery,
  incidentsQuery,
  jobCountQuery,
  jobsQuery,
  recognitionCountQuery,
  recognitionsQuery,
  userCountQuery,
} from '@ssp/api'
import { useApi, useCan, type QueryLike } from '@ssp/feature-kit'
import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query'

/** Kind of records that need a person. */
export type AttentionKind = 'recognitions' | 'incidents' | 'payroll' | 'documents' | 'locked'

/** The records of one kind that need a person. */
export interface AttentionItem {
  kind: AttentionKind
  /** How many; never 0. */
  total: number
  /** When the oldest was made, ISO 8601. Undefined until it is known, for documents, and for locks, which end by themselves within minutes. */
  oldest: string | undefined
  /** Path of the list of exactly these records. */
  to: string
}

/** What needs the user's attention. */
export interface Attention {
  /** Whether the user may open any of the kinds. */
  sees: boolean
  items: readonly AttentionItem[]
  /** Whether the number of a kind is not known yet. */
  isLoading: boolean
  /** A number that could not be read. */
  failed: Pick<QueryLike<number>, 'error' | 'isFetching' | 'refetch'> | undefined
}

/** The one rule for what needs attention, of dashboard and bell. A kind that the user may not open makes no call. */
export function useAttention(): Attention {
  const api = useApi()
  const can = useCan()
  const kinds = [
    useKind('recognitions', '/client/recognition?status=awaiting', {
      sees: can('RECOGNITION_VIEW'),
      count: recognitionCountQuery(api, { status: 'awaiting' }),
      rows: (page) => recognitionsQuery(api, { status: 'awaiting', page, limit: 1 }),
    }),
    useKind('incidents', '/client/incidents?status=late', {
      sees: can('INCIDENTS_VIEW'),
      count: incidentCountQuery(api, { status: 'late' }),
      rows: (page) => incidentsQuery(api, { status: 'late', page, limit: 1 }),
    }),
    useKind('payroll', '/client/jobs?status=review', {
      sees: can('JOBS_VIEW'),
      count: jobCountQuery(api, { status: 'review' }),
      rows: (page) => jobsQuery(api, { status: 'review', page, limit: 1 }),
    }),
    useKind('documents', '/client/documents?tab=overdue', {
      sees: can('DOCUMENTS_VIEW'),
      count: documentCountQuery(api, { acknowledgement: 'overdue' }),
    }),
    useKind('locked', '/access/users?status=locked', {
      sees: can('USERS_VIEW') && can('USERS_UPDATE'),
      count: userCountQuery(api, { status: 'locked' }),
    }),
  ].filter(({ sees }) => sees)
  return {
    sees: kinds.length > 0,
    items: kinds.flatMap(({ item }) => item),
    isLoading: kinds.some(({ query }) => query.isPending),
    failed: kinds.find(({ query }) => query.data === undefined && query.error)?.query,
  }
}

interface Queries<Row> {
  sees: boolean
  count: UseQueryOptions<number>
  /** The page of one row, newest first; left out where no age is told. */
  rows?: (page: number) => UseQueryOptions<Row[]>
}

function useKind<Row extends { created_at: string }>(
  kind: AttentionKind,
  to: string,
  { sees, count, rows }: Queries<Row>,
) {
  const query = useQuery({ ...count, enabled: sees })
  const total = (sees && query.data) || 0
  // The newest is first, so that the oldest is the last page of one row.
  const last = useQuery<Row[]>({
    ...(rows?.(Math.max(total - 1, 0)) ?? { queryKey: ['ssp', 'no-rows'], queryFn: skipToken }),
    enabled: rows !== undefined && total > 0,
  })
  const item: AttentionItem[] = total > 0 ? [{ kind, to, total, oldest: last.data?.[0]?.created_at }] : []
  return { sees, query, item }
}
