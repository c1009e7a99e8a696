import { exportEmployees, type EmployeeExportStatus } from '@ssp/api'
import { lazyPanel, useAction, useMessages, usePanel } from '@ssp/feature-kit'
import type { MenuAction } from '@ssp/ui'
import { Download, FilePen, FileUp, UserX } from 'lucide-react'
import { employeeListMessages } from '../list/messages'

const BulkPanel = lazyPanel(async () => (await import('./bulk-panel')).BulkPanel)

/** The bulk actions of the list (R2-207 to R2-210) and the panel that they open. `status` is that of the filter. */
export function useBulkActions(status: EmployeeExportStatus | undefined) {
  const text = useMessages(employeeListMessages)
  const panel = usePanel(BulkPanel)
  const download = useAction({
    send: (of: EmployeeExportStatus | undefined, api) => exportEmployees(api, { status: of }),
    key: () => 'export',
    // A new tab without a way back; the address is an attachment, so that the tab closes by itself.
    onDone: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  const actions: MenuAction[] = [
    {
      id: 'export',
      label: text.export,
      icon: <Download size={16} />,
      disabled: download.isPending(),
      onAction: () => void download.run(status),
    },
    { id: 'import', label: text.importCsv, icon: <FileUp size={16} />, onAction: () => panel.open({ kind: 'import' }) },
    {
      id: 'update',
      label: text.updateCsv,
      icon: <FilePen size={16} />,
      onAction: () => panel.open({ kind: 'update' }),
    },
    {
      id: 'deactivate',
      label: text.deactivateCsv,
      icon: <UserX size={16} />,
      danger: true,
      onAction: () => panel.open({ kind: 'deactivate' }),
    },
  ]
  return { actions, panel: panel.element }
}
