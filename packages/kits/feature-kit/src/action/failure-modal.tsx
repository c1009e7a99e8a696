import { FailureDialog } from './failure-dialog'

/** Props of `FailureModal`. */
export interface FailureModalProps {
  /** Changes of the page, each with `failed: null`. The first failed one is shown. */
  actions: readonly { error: { error: unknown } | null; reset: () => void }[]
}

/** The server's message about a failed change, in a modal instead of a notification (3-decisions 7). */
export function FailureModal({ actions }: FailureModalProps) {
  const failed = actions.find(({ error }) => error !== null)
  return <FailureDialog error={failed?.error?.error ?? null} onClose={() => failed?.reset()} />
}
