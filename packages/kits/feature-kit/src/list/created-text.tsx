import { VisuallyHidden } from '@ssp/ui'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'

/** Tells assistive technology that a card with `data-created` was just created. */
export function CreatedText() {
  return <VisuallyHidden>{useMessages(listMessages).created}</VisuallyHidden>
}
