import { FailureDialog } from './failure-dialog'

/** Props of `FailureModal`. */
export interface FailureModalProps {
  /** Changes of the page, each with `failed: null`. The first that failed is shown. */
  actions: readonly { error: { error: unknown } | null; reset: () => void }[]
}

/** What the server said about a change that failed, in a modal in place of a notification (3-decisions 7). */
export function FailureModal({ actions }: FailureModalProps) {
  const failed = actions.find(({ error }) => error !== null)
  return <FailureDialog error={failed?.error?.error ?? null} onClose={() => failed?.reset()} />
}
