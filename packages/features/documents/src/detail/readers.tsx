import {
  documentReaderCountQuery,
  documentReadersQuery,
  removeDocumentAssociation,
  type AssociatedUser,
  type Document,
  type DocumentAcknowledgement,
  type SspApi,
} from '@ssp/api'
import {
  defineFilters,
  FailureDialog,
  fullName,
  ListPage,
  oneOf,
  recordId,
  useCan,
  useHref,
  useMay,
  useMessages,
  type Action,
  type PageArgs,
  type WireOf,
} from '@ssp/feature-kit'
import { Button, Link } from '@ssp/ui'
import { targetOf } from '../model'
import * as styles from './document-detail.css'
import { detailMessages } from './messages'
import { readerColumns } from './reader-columns'

const read = oneOf('read', 'unread')
const plain = defineFilters({ read })
const asked = defineFilters({ read, acknowledged: oneOf('yes', 'no'), teamId: recordId() })

type Narrowed = WireOf<typeof asked>

/** Props of `Readers`. */
export interface ReadersProps {
  document: Document
  /** The acknowledgement request; undefined while it loads. */
  acknowledgement: DocumentAcknowledgement | undefined
  revoke: Action<AssociatedUser>
}

/** The employees whom a document reaches, ten per page, with their read dates (R3-218 to R3-222). */
export function Readers({ document, acknowledgement, revoke }: ReadersProps) {
  const messages = useMessages(detailMessages).readers
  const can = useCan()
  const may = useMay()
  const href = useHref()
  const isAsked = acknowledgement?.requested === true
  const nameOf = (reader: AssociatedUser) => fullName(reader) || messages.unnamed
  const storageOf = ({ user_id: id }: AssociatedUser) => href(`/employees/${id}/doc-storage`)
  const columns = readerColumns(messages, nameOf, isAsked)
  const rowActions = (reader: AssociatedUser) => (
    <span className={styles.rowActions}>
      {can('EMPLOYEES_VIEW') && (
        <Link variant="quiet" href={storageOf(reader)} aria-label={messages.storageOf(nameOf(reader))}>
          {messages.storage}
        </Link>
      )}
      {targetOf(document) === 'individual' && may(removeDocumentAssociation) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.revokeOf(nameOf(reader))}
          pending={revoke.isPending(reader)}
          onClick={() => void revoke.run(reader)}
        >
          {messages.revoke}
        </Button>
      )}
    </span>
  )
  const of = { documentIds: document.document_id }
  return (
    <section className={styles.section} aria-labelledby="document-readers">
      <h2 id="document-readers" className={styles.heading}>
        {messages.title}
      </h2>
      <ListPage
        embedded
        numbered
        messages={messages}
        page={(api: SspApi, args: PageArgs & Narrowed) => documentReadersQuery(api, { ...of, ...args })}
        count={(api: SspApi, args: Pick<PageArgs, 'search'> & Narrowed) =>
          documentReaderCountQuery(api, { ...of, ...args })
        }
        filters={isAsked ? asked : plain}
        filterOptions={{
          teamId: (acknowledgement?.teams ?? []).map(({ team_id: value, label }) => ({ value, label })),
        }}
        columns={columns}
        rowKey={({ user_id: id }) => id}
        rowName={nameOf}
        {...(can('EMPLOYEES_VIEW') && { rowHref: storageOf })}
        rowActions={rowActions}
      />
      <FailureDialog error={revoke.error?.error ?? null} onClose={revoke.reset} />
    </section>
  )
}
