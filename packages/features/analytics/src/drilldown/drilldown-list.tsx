import { ListPage, useLocale, useMessages, type ListPageProps, type PageWithTotal } from '@ssp/feature-kit'
import { Select, type Option } from '@ssp/ui'
import { reportMessages } from '../messages'
import { note } from '../report/report-page.css'
import { drilldownMessages } from './messages'
import * as styles from './drilldown.css'

/** Props of `DrilldownList`. */
export interface DrilldownListProps<Data extends PageWithTotal<object>> extends Pick<
  ListPageProps<Data>,
  'page' | 'columns' | 'rowKey' | 'rowName' | 'rowHref' | 'numbered'
> {
  title: string
  /** Initial number of rows per page (spec 4 section 9). Default 10. */
  size?: 5 | 10
  /** Label of the search. Default 'Search employees'. */
  search?: string
  /** Number of additional rows that the report counts, of former employees, whom no list names. Default: none. */
  former?: number | undefined
  /** Parts that the list can show separately: the current part, all parts, and a change handler. Default: none. */
  segments?: { value: string; options: readonly Option[]; onValueChange: (value: string) => void }
}

const SIZES = { 5: { size: 5 }, 10: { size: 10 } } as const

/** The list of a drill-down page. A failed page or search is reported above the previous rows (decision 37). */
export function DrilldownList<Data extends PageWithTotal<object>>({
  title,
  size = 10,
  search,
  former = 0,
  segments,
  ...list
}: DrilldownListProps<Data>) {
  const texts = useMessages(drilldownMessages)
  const report = useMessages(reportMessages)
  const locale = useLocale()
  const messages = {
    title,
    number: texts.number,
    search: search ?? texts.searchEmployees,
    empty: report.noRows,
    failed: report.failed,
    total: String,
  }
  return (
    <section aria-label={title} className={styles.list}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {segments && <Select label={texts.shown} {...segments} />}
      </div>
      {former > 0 && <p className={note}>{texts.former(former.toLocaleString(locale))}</p>}
      <ListPage {...list} messages={messages} defaults={SIZES[size]} rowActions={null} embedded keepRows />
    </section>
  )
}
