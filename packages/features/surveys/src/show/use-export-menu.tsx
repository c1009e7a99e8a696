import type { Survey } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import type { PageHeaderSecondary } from '@ssp/ui'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { surveyPageMessages } from './messages'
import { useExport } from './use-export'
import { useReport } from '../report/use-report'

/** 'Export Survey Data' of the page header: CSV, full CSV and the PDF report (R2-117, decision 37). */
export function useExportMenu(survey: Survey): PageHeaderSecondary {
  const messages = useMessages(surveyPageMessages)
  const csv = useExport(survey)
  const report = useReport(survey)
  return {
    id: 'export',
    label: messages.exportData,
    pending: csv.isPending() || report.isPending(),
    menu: [
      {
        id: 'csv',
        label: messages.csv,
        icon: <FileSpreadsheet size={16} />,
        onAction: () => void csv.run('columns'),
      },
      {
        id: 'full',
        label: messages.fullCsv,
        icon: <FileSpreadsheet size={16} />,
        onAction: () => void csv.run('full'),
      },
      { id: 'pdf', label: messages.pdf, icon: <FileText size={16} />, onAction: () => void report.run() },
    ],
  }
}
