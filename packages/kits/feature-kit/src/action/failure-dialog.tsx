import { errorIdOf, errorText } from '@ssp/api'
import { Button, Dialog, ErrorState } from '@ssp/ui'
import { documentUploadMessages } from '../files/messages'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { isConflict } from './use-action'

/** Props of `FailureDialog`. */
export interface FailureDialogProps {
  /** What was thrown; null while there is nothing to say. */
  error: unknown
  /** Called when the dialog is closed. */
  onClose: () => void
}

/** What was not done, in a modal in the words of the server when it had some (spec 2 section 8, spec 3 section 8). */
export function FailureDialog({ error, onClose }: FailureDialogProps) {
  const kit = useMessages(kitMessages)
  const { unknown } = useMessages(documentUploadMessages)
  const title = isConflict(error) ? kit.action.conflict : errorText(error, unknown)
  return (
    <Dialog
      open={error !== null}
      onOpenChange={onClose}
      title={kit.errorTitle}
      footer={<Button onClick={onClose}>{kit.form.close}</Button>}
    >
      {error !== null && <ErrorState title={title} errorId={errorIdOf(error)} />}
    </Dialog>
  )
}
