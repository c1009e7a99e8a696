import { exportEmployees, quickCreateEmployee, startBulkRun, type EmployeeFilter } from '@ssp/api'
import { lazyPanel, useAction, useMay, usePanel } from '@ssp/feature-kit'
import type { MenuAction } from '@ssp/ui'
import { Download, FilePen, FileUp, UserX } from 'lucide-react'

const BulkPanel = lazyPanel(async () => (await import('./bulk-panel')).BulkPanel)

/** Labels of the actions; a list without a label for deactivating has no such action. */
export interface BulkLabels {
  export: string
  importCsv: string
  updateCsv: string
  deactivateCsv?: string
}

/**
 * The bulk actions of a list (R2-207 to R2-210, R4-309 to R4-311) for the current client, and the panel that they open.
 * @param filter selects the exported employees.
 */
export function useBulkActions(text: BulkLabels, filter: EmployeeFilter) {
  const may = useMay()
  const panel = usePanel(BulkPanel)
  const download = useAction({
    send: (of: EmployeeFilter, api) => exportEmployees(api, of),
    key: () => 'export',
    // A new tab without an opener; the address is an attachment, so the tab closes itself.
    onDone: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  const actions: MenuAction[] = [
    {
      id: 'export',
      label: text.export,
      icon: <Download size={16} />,
      disabled: download.isPending(),
      onAction: () => void download.run(filter),
    },
  ]
  if (!may(startBulkRun)) return { actions, panel: panel.element }
  if (may(quickCreateEmployee))
    actions.push({
      id: 'import',
      label: text.importCsv,
      icon: <FileUp size={16} />,
      onAction: () => panel.open({ kind: 'import' }),
    })
  actions.push({
    id: 'update',
    label: text.updateCsv,
    icon: <FilePen size={16} />,
    onAction: () => panel.open({ kind: 'update' }),
  })
  if (text.deactivateCsv !== undefined)
    actions.push({
      id: 'deactivate',
      label: text.deactivateCsv,
      icon: <UserX size={16} />,
      danger: true,
      onAction: () => panel.open({ kind: 'deactivate' }),
    })
  return { actions, panel: panel.element }
}
