import { logoQuery, readForFile, surveyResultsQuery, type Survey } from '@ssp/api'
import { useAction, useClient, useLocale, useMessages } from '@ssp/feature-kit'
import { printBrand, savePdf } from '@ssp/pdf'
import { useQueryClient } from '@tanstack/react-query'
import { graphsMessages } from '../results/messages'
import { surveyMessages } from '../shared/messages'
import { statusNow } from '../shared/status-badge'
import { reportMessages } from './messages'
import { reportOf } from './report-of'

/** Makes the PDF report of a survey and lets the browser save it, named by the survey's id (R2-745). */
export function useReport(survey: Survey) {
  const report = useMessages(reportMessages)
  const graphs = useMessages(graphsMessages)
  const { statuses } = useMessages(surveyMessages)
  const client = useClient()
  const locale = useLocale()
  const cache = useQueryClient()
  return useAction<void, Blob>({
    send: async (_, api) => {
      const [results, brand, { makeReport }] = await Promise.all([
        cache.fetchQuery(readForFile(surveyResultsQuery(api, survey.id))),
        printBrand(client.clientName, cache.fetchQuery(readForFile(logoQuery(api, client.brand_client_id)))),
        import('./make-report'),
      ])
      const status = statuses[statusNow(survey.start_date, survey.completion_date)]
      return makeReport(reportOf(survey, results, brand, locale, { report, graphs, status }))
    },
    failed: report.failed,
    done: report.done,
    onDone: (pdf) => savePdf(pdf, `${survey.id}.pdf`),
  })
}
