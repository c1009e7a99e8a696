import { documentQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { teamsOf } from '../model'
import { DocumentDetail } from './document-detail'
import { detailMessages } from './messages'

/** `/client/documents/:id`: who has a document, and who has read it (R3-217 to R3-228). */
export function DocumentPage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(documentQuery(useApi(), id))
  const listHref = useHref()('/client/documents')
  const messages = useMessages(detailMessages).record
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="20rem" />}
      messages={messages}
      listHref={listHref}
    >
      {({ record, etag }) => {
        const [document] = record.document
        return (
          document && (
            <DocumentDetail
              key={document.document_id}
              document={document}
              teamIds={teamsOf(record.document)}
              etag={etag}
            />
          )
        )
      }}
    </RecordView>
  )
}
