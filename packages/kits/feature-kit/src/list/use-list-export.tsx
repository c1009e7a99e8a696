import { Download } from 'lucide-react'
import { lazyPanel, usePanel } from '../form/use-panel'
import { useMessages } from '../messages/use-messages'
import type { ListExport } from './export/export-dialog'
import { listMessages } from './messages'

const ExportDialog = lazyPanel(async () => (await import('./export/export-dialog')).ExportDialog)

/**
 * The downloads of a list with its search, filters, order and columns (docs/decisions/0062).
 * @param of the rendered list; without columns there is no download
 */
export function useListExport(of: Omit<ListExport, 'format'>) {
  const kit = useMessages(listMessages)
  const panel = usePanel(ExportDialog)
  const actions = (of.columns.length > 0 ? (['csv', 'xlsx'] as const) : []).map((format) => ({
    id: format,
    label: kit.download[format],
    icon: <Download size={16} />,
    disabled: of.total === 0,
    onAction: () => panel.open({ of: { ...of, format } }),
  }))
  return { actions, element: panel.element }
}
