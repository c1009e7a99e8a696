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

/** Actions on the readers of a document: remind, withdraw the request, remove one reader. Each asks for confirmation first. */
export function useReaderActions(id: string, asked: Versioned<DocumentAcknowledgement> | undefined) {
  const { acknowledgement: messages, readers } = useMessages(detailMessages)
  const nudge = useAction({
    send: (_: void, api) => nudgeDocumentReaders(api, { id }),
    confirm: () => ({
      title: messages.confirmNudge.title(asked ? asked.record.total - asked.record.acknowledged : 0),
      text: messages.confirmNudge.text,
      confirmLabel: messages.confirmNudge.label,
    }),
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
