import { payslipStatsQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { Figures } from '../../figures/figures'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { InteractionList } from '../interaction-list'
import { drilldownMessages } from '../messages'
import { useFormer } from '../use-former'

/** Payslip uploads vs views. */
export function PayslipsPage() {
  const report = useReport(titles.payslips, DAYS.payroll)
  const messages = useMessages(drilldownMessages)
  const { period } = report
  const former = useFormer('payslips', period)
  const stats = useQuery(payslipStatsQuery(useApi(), period))
  return (
    <DrilldownPage report={report} parent="payroll">
      <Figures
        title={messages.totals}
        query={stats}
        figures={[
          { label: messages.uploads, value: (of) => of.stat_payslips },
          { label: messages.views, value: (of) => of.stat_payslip_downloads, ofSingle: true },
        ]}
      />
      <InteractionList title={messages.payslipRows} of="payslips" period={period} former={former} />
    </DrilldownPage>
  )
}
