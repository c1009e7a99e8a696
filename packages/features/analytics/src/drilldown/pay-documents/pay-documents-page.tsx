import { paydocStatsQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { Figures } from '../../figures/figures'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { InteractionList } from '../interaction-list'
import { drilldownMessages } from '../messages'
import { useFormer } from '../use-former'

/** Paydoc uploads vs downloads. */
export function PayDocumentsPage() {
  const report = useReport(titles.payDocuments, DAYS.payroll)
  const messages = useMessages(drilldownMessages)
  const { period } = report
  const former = useFormer('payDocuments', period)
  const stats = useQuery(paydocStatsQuery(useApi(), period))
  return (
    <DrilldownPage report={report} parent="payroll">
      <Figures
        title={messages.totals}
        query={stats}
        figures={[
          { label: messages.uploads, value: (of) => of.stat_pay_document_uploads },
          { label: messages.downloads, value: (of) => of.stat_pay_document_downloads, ofSingle: true },
        ]}
      />
      <InteractionList title={messages.payDocumentRows} of="payDocuments" period={period} former={former} />
    </DrilldownPage>
  )
}
