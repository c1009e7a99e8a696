import { invalidateEmployees, quickCreateEmployee } from '@ssp/api'
import { useApi, useHasDraft, useNotify } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { lazyOverlay } from '@ssp/ui'
import { useState } from 'react'
import { emptyDraft, QUICK_CREATE } from '../model/quick-create'
import { useWords } from '../use-words'

const load = () => import('../create/quick-create-panel')
const QuickCreatePanel = lazyOverlay(async () => (await load()).QuickCreatePanel)

/** The quick create panel of the list, whose code comes when it is first wanted; each opening begins with an empty draft. */
export function useQuickCreatePanel(hrefOf: (id: string) => string) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const words = useWords().quickCreate
  // Entries that the end of a session, or a reload, left behind are shown at once.
  const isLeftOver = useHasDraft(QUICK_CREATE, emptyDraft)
  const [{ open, opening }, setPanel] = useState({ open: isLeftOver, opening: isLeftOver ? 1 : 0 })

  const created = (id: string | null) => {
    notify.success(words.created, id === null ? {} : { action: { label: words.viewCreated, href: hrefOf(id) } })
    void invalidateEmployees(api, queries)
  }

  return {
    show: () => setPanel((panel) => ({ open: true, opening: panel.opening + 1 })),
    preload: () => void load().catch(() => undefined),
    element: opening > 0 && (
      <QuickCreatePanel
        key={opening}
        open={open}
        onClose={() => setPanel((panel) => ({ ...panel, open: false }))}
        send={(employee) => quickCreateEmployee(api, employee)}
        onCreated={created}
        hrefOf={hrefOf}
      />
    ),
  }
}
