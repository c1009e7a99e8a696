import type { RecallProof, SharableUser, SharedDocument, SharingCaution } from '@ssp/api'
import { collection, fakeId, fakeServer } from '@ssp/api/testing'
import { fakeProof, fakeSentDocument, fakeSharableUser, fakeSharedDocument } from './shared-documents'

/** Path of the Secure Send calls. */
export const secureSendPath = '/ssp/production/shared-documents/{clientId}'

/** The data of the fake client. */
export interface SecureSendServerOptions {
  /** Default twelve received files. */
  received?: SharedDocument[]
  /** Default four sent and two received ones. */
  logs?: SharedDocument[]
  users?: SharableUser[]
  cautions?: SharingCaution[]
  proof?: RecallProof
}

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

const searched = ({ filename, message, label_from: from, label_to: to }: SharedDocument) => [
  filename,
  message,
  from,
  to,
]

/** A fake server for the Secure Send calls. */
export function secureSendServer(options: SecureSendServerOptions = {}) {
  const received = collection({
    rows: options.received ?? times(12, (index) => fakeSharedDocument(index)),
    search: searched,
  })
  const logs = collection({
    rows: options.logs ?? [
      ...times(4, (index) => fakeSentDocument(index)),
      ...times(2, (index) => fakeSharedDocument(index + 4)),
    ],
    search: searched,
  })
  const { users = times(5, (index) => fakeSharableUser(index)), cautions = [], proof = fakeProof() } = options
  const success = { success: true as const }
  const pageOf = (rows: typeof received) => (query: URLSearchParams) => ({
    rows: rows.page(query),
    count: rows.total(query),
  })

  return fakeServer()
    .on('get', `${secureSendPath}/{userId}`, ({ query }) => pageOf(received)(query))
    .on('get', `${secureSendPath}/logs/{userId}`, ({ query }) => pageOf(logs)(query))
    .on('get', `${secureSendPath}/users`, () => users)
    .on('get', `${secureSendPath}/cautions`, () => cautions)
    .on('post', `${secureSendPath}/{userId}`, () => ({ ...success, id: fakeId(999) }))
    .on('get', `${secureSendPath}/file`, () => ({ link: '/api/storage/file/a/b' }))
    .on('patch', `${secureSendPath}/file`, () => success)
    .on('post', `${secureSendPath}/recall/{id}`, () => proof)
    .on(
      'delete',
      `${secureSendPath}/{userId}`,
      (request) => received.remove(request, request.query.get('fileId') ?? '') ?? success,
    )
    .on('post', '/ssp/production/upload#getSignedUrl', ({ body }) =>
      (body as { key: string; ext: string }[]).map(({ key, ext }) => ({
        url: 'https://store.test/put',
        key: `${key}.${ext}`,
      })),
    )
    .on('post', '/ssp/production/upload#deleteFiles', () => success)
}
