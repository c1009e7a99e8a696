import { employeeInteractionsQuery, INTERACTION_TYPES, type Period, type SspApi } from '@ssp/api'
import type { PageArgs } from '@ssp/feature-kit'
import { DrilldownList } from './drilldown-list'
import { useInteractionColumns } from './interaction-columns'

/** Props of `InteractionList`. */
export interface InteractionListProps {
  title: string
  of: keyof typeof INTERACTION_TYPES
  period: Period
}

/** Who opened payslips, pay documents or pensions. The table of pensions has neither numbers nor links (spec 4 section 2.1). */
export function InteractionList({ title, of, period }: InteractionListProps) {
  const withLink = of !== 'pensions'
  const columns = useInteractionColumns({ type: of === 'payDocuments', link: withLink })
  return (
    <DrilldownList
      title={title}
      numbered={withLink}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ fullname }) => fullname}
      page={(api: SspApi, { search, page, limit }: PageArgs) =>
        employeeInteractionsQuery(api, { ...period, search, page, limit, docType: INTERACTION_TYPES[of] })
      }
    />
  )
}
