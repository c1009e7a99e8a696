import {
  documentCountQuery,
  incidentCountQuery,
  incidentsQuery,
  jobCountQuery,
  jobsQuery,
  recognitionCountQuery,
  recognitionsQuery,
  userCountQuery,
  type SspApi,
} from '@ssp/api'
import { useApi, useCan, type QueryLike } from '@ssp/feature-kit'
import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query'

/** Kind of records that need attention. */
export type AttentionKind = 'recognitions' | 'incidents' | 'payroll' | 'documents' | 'locked'

/** The records of one kind that need attention. */
export interface AttentionItem {
  kind: AttentionKind
  /** Number of records; never 0. */
  total: number
  /**
   * Creation time of the oldest record, ISO 8601. Undefined until it is known, for documents, and for locks, which end
   * within minutes on their own.
   */
  oldest: string | undefined
  /** Path of the list of exactly these records. */
  to: string
}

/** What needs the user's attention. */
export interface Attention {
  /** Whether the user may open any of the kinds. */
  sees: boolean
  items: readonly AttentionItem[]
  /** Whether the number of a kind is still unknown. */
  isLoading: boolean
  /** A number that could not be read. */
  failed: Pick<QueryLike<number>, 'error' | 'isFetching' | 'refetch'> | undefined
}

/** The records that need attention, for both dashboard and bell. A kind that the user may not open makes no call. */
export function useAttention(): Attention {
  const can = useCan()
  const kinds = [
    useKind('recognitions', '/client/recognition?status=awaiting', can('RECOGNITION_VIEW'), {
      filter: { status: 'awaiting' },
      count: recognitionCountQuery,
      rows: recognitionsQuery,
    }),
    useKind('incidents', '/client/incidents?status=late', can('INCIDENTS_VIEW'), {
      filter: { status: 'late' },
      count: incidentCountQuery,
      rows: incidentsQuery,
    }),
    useKind('payroll', '/client/jobs?status=review', can('JOBS_VIEW'), {
      filter: { status: 'review' },
      count: jobCountQuery,
      rows: jobsQuery,
    }),
    useKind('documents', '/client/documents?tab=overdue', can('DOCUMENTS_VIEW'), {
      filter: { acknowledgement: 'overdue' },
      count: documentCountQuery,
    }),
    useKind('locked', '/access/users?status=locked', can('USERS_VIEW') && can('USERS_UPDATE'), {
      filter: { status: 'locked' },
      count: userCountQuery,
    }),
  ].filter(({ sees }) => sees)
  return {
    sees: kinds.length > 0,
    items: kinds.flatMap(({ item }) => item),
    isLoading: kinds.some(({ query }) => query.isPending),
    failed: kinds.find(({ query }) => query.data === undefined && query.error)?.query,
  }
}

interface Queries<Filter, Row> {
  /** Number of records that need attention. */
  filter: Filter
  count: (api: SspApi, filter: Filter) => UseQueryOptions<number>
  /** Newest first; omitted if no age is shown. */
  rows?: (api: SspApi, query: Filter & { page: number; limit: number }) => UseQueryOptions<Row[]>
}

function useKind<const Filter, Row extends { created_at: string }>(
  kind: AttentionKind,
  to: string,
  sees: boolean,
  { filter, count, rows }: Queries<Filter, Row>,
) {
  const api = useApi()
  const query = useQuery({ ...count(api, filter), enabled: sees })
  const total = (sees && query.data) || 0
  // The newest is first, so the oldest is on the last page when there is one row per page.
  const last = useQuery<Row[]>({
    ...(rows?.(api, { ...filter, page: Math.max(total - 1, 0), limit: 1 }) ?? {
      queryKey: ['ssp', 'no-rows'],
      queryFn: skipToken,
    }),
    enabled: rows !== undefined && total > 0,
  })
  const item: AttentionItem[] = total > 0 ? [{ kind, to, total, oldest: last.data?.[0]?.created_at }] : []
  return { sees, query, item }
}
