import { employeeInteractionsQuery, INTERACTION_TYPES, type Period, type SspApi } from '@ssp/api'
import { useMessages, type PageArgs } from '@ssp/feature-kit'
import { DrilldownList } from './drilldown-list'
import { useInteractionColumns } from './interaction-columns'
import { drilldownMessages } from './messages'
import { useSegment } from './use-segment'

/** Props of `InteractionList`. */
export interface InteractionListProps {
  title: string
  of: keyof typeof INTERACTION_TYPES
  period: Period
  /** Number of listed employees who have left. */
  former: number | undefined
}

/**
 * Employees who opened payslips, pay documents or pensions, or who did not. The table of pensions has neither numbers nor
 * links (spec 4 section 2.1).
 */
export function InteractionList({ title, of, period, former }: InteractionListProps) {
  const withLink = of !== 'pensions'
  const messages = useMessages(drilldownMessages)
  const segment = useSegment({
    opened: withLink ? messages.openedOnes : messages.visited,
    unopened: withLink ? messages.unopened : messages.unvisited,
  })
  const viewed = segment.value !== 'unopened'
  const columns = useInteractionColumns({ type: of === 'payDocuments', link: withLink, viewed })
  const docType = INTERACTION_TYPES[of]
  return (
    <DrilldownList
      title={title}
      former={viewed ? former : 0}
      segments={segment.segments}
      numbered={withLink}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ fullname }) => fullname}
      page={(api: SspApi, { search, page, limit }: PageArgs) =>
        employeeInteractionsQuery(api, {
          ...period,
          search,
          page,
          limit,
          docType,
          ...segment.query,
        })
      }
    />
  )
}
