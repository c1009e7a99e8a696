import type { Survey, SurveyResults } from '@ssp/api'
import { formatDateTime, type MessagesOf } from '@ssp/feature-kit'
import { hasOtherScripts, type PrintBrand } from '@ssp/pdf'
import { questionCharts } from '../results/question-chart'
import type { graphsMessages } from '../results/messages'
import { timeText } from '../results/time-text'
import type { reportMessages } from './messages'
import type { Report } from './report'

interface ReportTexts {
  report: MessagesOf<typeof reportMessages>
  graphs: MessagesOf<typeof graphsMessages>
  /** Status of the survey as text. */
  status: string
}

/** Makes the content of a survey's report: the same as GRAPHS (decision 37). */
export function reportOf(
  survey: Survey,
  results: SurveyResults,
  brand: PrintBrand,
  locale: string,
  { report, graphs, status }: ReportTexts,
): Report {
  const questions = questionCharts(results.questions, graphs)
  const shown = JSON.stringify([survey.title, survey.description, brand.clientName, questions])
  const notes = [
    ...(hasOtherScripts(shown) ? [report.otherScripts] : []),
    ...(results.responses === 0 && !results.hidden ? [report.noResults] : []),
    ...(results.hidden ? [graphs.hidden(results.threshold)] : []),
    ...(survey.anonymous && !results.hidden ? [graphs.batches(results.published, results.threshold)] : []),
  ]
  return {
    brand,
    locale,
    title: survey.title,
    description: survey.description,
    facts: [
      { name: report.status, value: status },
      { name: report.start, value: formatDateTime(survey.start_date) || report.none },
      { name: report.completion, value: formatDateTime(survey.completion_date) || report.none },
      {
        name: graphs.responses,
        value: results.hidden ? graphs.fewer(results.threshold) : String(results.responses),
      },
      { name: graphs.averageTime, value: timeText(results.average_time) },
      ...(survey.anonymous ? [] : [{ name: graphs.completionRate, value: graphs.percent(results.completion_rate) }]),
    ],
    notes,
    questions,
    messages: {
      option: graphs.option,
      count: graphs.count,
      share: report.share,
      subject: report.subject,
      page: report.page,
    },
  }
}
