import { errorIdOf, errorText } from '@ssp/api'
import { Button, Dialog, ErrorState } from '@ssp/ui'
import { documentUploadMessages } from '../files/messages'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { isConflict } from './use-action'

/** Props of `FailureDialog`. */
export interface FailureDialogProps {
  /** The thrown error; null if there is none. */
  error: unknown
  /** Called when the dialog is closed. */
  onClose: () => void
}

/** Reports in a modal what failed, with the message of the server if there is one (spec 2 section 8, spec 3 section 8). */
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
