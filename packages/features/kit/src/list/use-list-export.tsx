import type { MenuAction } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazyPanel, usePanel } from '../form/use-panel'
import { useMessages } from '../messages/use-messages'
import { useApi } from '../provider/ssp-context'
import type { ListExport } from './export/export-dialog'
import { wireFilters, type Filters } from './filters'
import type { ListState } from './list-state'
import { listMessages } from './messages'
import { asPage, type ListQueries, type PageData, type RowOf } from './use-list-query'

const ExportDialog = lazyPanel(async () => (await import('./export/export-dialog')).ExportDialog<object>)

/**
 * The downloads of what a list shows: its search, filters, order and columns (docs/decisions/0062).
 *
 * @param of what is drawn; without columns or rows nothing can be downloaded
 */
export function useListExport<Data extends PageData, F extends Filters>(
  queries: ListQueries<Data, F>,
  { search, sort, filters: values }: ListState,
  filters: F | undefined,
  of: Omit<ListExport<RowOf<Data>>, 'format' | 'read'>,
) {
  const kit = useMessages(listMessages)
  const api = useApi()
  const cache = useQueryClient()
  const panel = usePanel(ExportDialog)
  const start = (format: ListExport<object>['format']) => {
    const narrowing = Object.assign({ search }, filters && wireFilters(filters, values), sort !== null && { sort })
    const read = async (page: number, limit: number) =>
      asPage(await cache.fetchQuery({ ...queries.page(api, { ...narrowing, page, limit }), gcTime: 0 })).rows
    panel.open({ of: { ...of, format, read } as unknown as ListExport<object> })
  }
  const actions = (['csv', 'xlsx'] as const).map((format): MenuAction => ({
    id: format,
    label: kit.download[format],
    icon: <Download size={16} />,
    disabled: of.total === 0,
    onAction: () => start(format),
  }))
  return { actions: of.columns.length > 0 ? actions : [], element: panel.element }
}
