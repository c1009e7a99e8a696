import { VisuallyHidden } from '@ssp/ui'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'

/** Says for assistive technology that a card, which has `data-created`, is the one that was just created. */
export function CreatedText() {
  return <VisuallyHidden>{useMessages(listMessages).created}</VisuallyHidden>
}
