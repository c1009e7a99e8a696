import { errorText } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Button, Dialog } from '@ssp/ui'
import { teamMembersMessages } from './messages'

/** Props of `TeamFailure`. */
export interface TeamFailureProps {
  /** The message; null renders nothing. */
  text: string | null
  onClose: () => void
}

/** The server's message about a failed change, in a modal (R2-722, R2-723). */
export function TeamFailure({ text, onClose }: TeamFailureProps) {
  const messages = useMessages(teamMembersMessages).failure
  return (
    <Dialog
      size="sm"
      open={text !== null}
      onOpenChange={(open) => !open && onClose()}
      title={messages.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

/** The text of the first action that failed; null if none did. */
export const failureOf = (...actions: readonly { error: { error: unknown } | null }[]): string | null => {
  const failed = actions.find(({ error }) => error !== null)
  return failed?.error ? errorText(failed.error.error) : null
}
