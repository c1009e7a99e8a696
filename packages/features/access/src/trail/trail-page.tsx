import { auditLogCountQuery, auditLogQuery, type SspApi } from '@ssp/api'
import { dateRange, defineFilters, oneOf, recordId } from '@ssp/feature-kit'
import { Card } from '@ssp/ui'
import { useMemo } from 'react'
import { AccessList } from '../list/access-list'
import type { ListFilters, PageArgs } from '../list/use-list-data'
import { useWords } from '../use-words'
import { readTrailFilters } from './filters'
import { trailMessages } from './messages'
import { TrailFilterBar } from './trail-filters'
import { TrailList, TrailListSkeleton } from './trail-list'
import { useTrailHref } from './use-trail-href'

const listOptions = {
  filters: defineFilters({
    subjectKind: oneOf(...Object.keys(trailMessages.kinds)),
    action: oneOf(...Object.keys(trailMessages.actions)),
    actorId: recordId(),
    subjectId: recordId(),
    changedDt: dateRange(),
  }),
}

/** `/access/trail`: who changed which access, from what to what, when. */
export function TrailPage() {
  const words = useWords().trail
  const hrefOf = useTrailHref()
  const queries = useMemo(
    () => ({
      page: (api: SspApi, page: PageArgs, filters: ListFilters) =>
        auditLogQuery(api, { ...readTrailFilters(filters, words), ...page }),
      count: (api: SspApi, search: Pick<PageArgs, 'search'>, filters: ListFilters) =>
        auditLogCountQuery(api, { ...readTrailFilters(filters, words), ...search }),
    }),
    [words],
  )
  return (
    <AccessList
      queries={queries}
      options={listOptions}
      words={words}
      renderFilters={(list) => <TrailFilterBar list={list} />}
      renderSkeleton={(count) => (
        <Card flush>
          <TrailListSkeleton flush count={count} />
        </Card>
      )}
    >
      {(entries) => (
        <Card flush>
          <TrailList flush caption={words.title} entries={entries} hrefOf={hrefOf} />
        </Card>
      )}
    </AccessList>
  )
}
