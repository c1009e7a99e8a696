import {
  nudgeDocumentReaders,
  removeDocumentAssociation,
  withdrawDocumentAcknowledgement,
  type AssociatedUser,
  type DocumentAcknowledgement,
  type Versioned,
} from '@ssp/api'
import { fullName, useAction, useMessages } from '@ssp/feature-kit'
import { detailMessages } from './messages'

/** How many employees a reminder reaches now, and who is left out. */
export function remindable(
  record: DocumentAcknowledgement | undefined,
  messages: Pick<(typeof detailMessages)['messages']['acknowledgement'], 'leftOut'>,
) {
  const { total = 0, acknowledged = 0, reminded_recently: recently = 0, no_address: noAddress = 0 } = record ?? {}
  return { count: total - acknowledged - recently - noAddress, leftOut: messages.leftOut(recently, noAddress) }
}

/** Actions on the readers of a document: remind, withdraw the request, remove one reader. Each asks for confirmation first. */
export function useReaderActions(id: string, asked: Versioned<DocumentAcknowledgement> | undefined) {
  const { acknowledgement: messages, readers } = useMessages(detailMessages)
  const nudge = useAction({
    send: (_: void, api) => nudgeDocumentReaders(api, { id }),
    confirm: () => {
      const { count, leftOut } = remindable(asked?.record, messages)
      return {
        title: messages.confirmNudge.title(count),
        text: leftOut === '' ? undefined : messages.confirmNudge.text(leftOut),
        confirmLabel: messages.confirmNudge.label,
      }
    },
    invalidates: nudgeDocumentReaders.changes,
    failed: null,
    done: ({ reminded, reminded_recently: recently, no_address: noAddress }) => ({
      title: reminded > 0 ? messages.sent(reminded) : messages.nobodySent,
      text: messages.leftOut(recently, noAddress),
    }),
  })
  const withdraw = useAction({
    send: (_: void, api) => withdrawDocumentAcknowledgement(api, { id, ifMatch: asked?.etag }),
    confirm: () => ({
      title: messages.confirmWithdraw.title,
      loses: messages.confirmWithdraw.loses,
      confirmLabel: messages.confirmWithdraw.label,
      destructive: true,
    }),
    invalidates: withdrawDocumentAcknowledgement.changes,
    failed: null,
    done: messages.confirmWithdraw.done,
  })
  const revoke = useAction({
    send: (reader: AssociatedUser, api) => removeDocumentAssociation(api, { id: reader.document_associations_id }),
    confirm: (reader) => ({
      title: readers.confirmRevoke.title(fullName(reader) || readers.unnamed),
      confirmLabel: readers.confirmRevoke.label,
      destructive: true,
    }),
    key: ({ user_id: reader }) => reader,
    invalidates: removeDocumentAssociation.changes,
    failed: null,
    done: readers.confirmRevoke.done,
  })
  return { nudge, withdraw, revoke }
}
