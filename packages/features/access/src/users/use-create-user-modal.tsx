import { lazyOverlay } from '@ssp/ui'
import { useState } from 'react'

const load = () => import('../create/create-user-modal')
const CreateUserModal = lazyOverlay(async () => (await load()).CreateUserModal)

/** The create modal of the list, whose code comes when it is first wanted; each opening begins with an empty form. */
export function useCreateUserModal() {
  const [{ open, opening }, setModal] = useState({ open: false, opening: 0 })
  return {
    show: () => setModal((modal) => ({ open: true, opening: modal.opening + 1 })),
    preload: () => void load().catch(() => undefined),
    element: opening > 0 && (
      <CreateUserModal key={opening} open={open} onClose={() => setModal((modal) => ({ ...modal, open: false }))} />
    ),
  }
}
