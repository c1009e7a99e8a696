import type { AssociatedUser, Document, DocumentAcknowledgement } from '@ssp/api'
import { collection, fakeClient, fakeEmployee, fakeId, fakeServer, problem } from '@ssp/api/testing'
import { fakeAudience, fakeDocuments, fakeReaders } from './documents'

/** Path of the document calls. */
export const documentsPath = '/ssp/production/documents/{clientId}'

/** The data of the fake client. */
export interface DocumentServerOptions {
  documents?: Document[]
  readers?: AssociatedUser[]
  acknowledgement?: Partial<DocumentAcknowledgement>
  /** Additional teams with which each document is shared. Default: none. */
  moreTeams?: readonly string[]
  /** Ids of documents with an overdue acknowledgement. Default: none. */
  overdue?: readonly string[]
  /** Whether the caller may share. Default true. */
  mayShare?: boolean
  /** Number of the poll at which an upload is registered. Default: the first. */
  registeredAt?: number
  /** Whether the name of the next file contains the identifier of another person. Default false. */
  misfiled?: boolean
}

const NOTHING_ASKED: DocumentAcknowledgement = {
  requested: false,
  due_date: null,
  content_version: 0,
  total: 0,
  acknowledged: 0,
  without_team: 0,
  no_address: 0,
  reminded_recently: 0,
  nudgedDt: null,
  teams: [],
}

/** A fake server for the document calls, and for those of the upload panel. */
export function documentServer(options: DocumentServerOptions = {}) {
  const {
    documents = fakeDocuments(3),
    readers = fakeReaders(3),
    mayShare = true,
    registeredAt = 1,
    overdue = [],
  } = options
  const known = collection({
    rows: documents.map((document) => ({ ...document, id: document.document_id, association: document.id })),
    search: ({ name, tag }) => [name, tag],
    filters: {
      relatedType: ({ relatedType }, value) => String(relatedType) === value,
      acknowledgement: ({ document_id }) => overdue.includes(document_id),
    },
  })
  const people = collection({
    rows: readers.map((reader) => ({ ...reader, id: reader.user_id })),
    search: ({ forename, surname, identifier }) => [forename, surname, identifier],
    filters: {
      read: ({ updatedDt }, value) => (updatedDt !== null) === (value === 'read'),
      acknowledged: ({ acknowledgedDt }, value) => (acknowledgedDt !== null) === (value === 'yes'),
    },
  })
  const employees = collection({
    rows: ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov'].map((name, index) =>
      fakeEmployee({
        id: fakeId(40 + index),
        forename: name.split(' ')[0] ?? '',
        surname: name.split(' ')[1] ?? '',
        identifier: `A-${1000 + index}`,
      }),
    ),
    search: ({ forename, surname, identifier }) => [forename, surname, identifier],
  })
  let acknowledgement = { ...NOTHING_ASKED, ...options.acknowledgement }
  let polls = 0
  const success = { success: true as const }
  const wire = ({ association, ...document }: Document & { association: string | null }): Document => ({
    ...document,
    id: association,
  })
  const onPerson = ({ id: _id, ...reader }: AssociatedUser & { id: string }): AssociatedUser => reader
  const misfile = (query: URLSearchParams) =>
    options.misfiled === true && query.get('confirmed') !== 'true'
      ? problem(409, 'conflict', 'The name of this file belongs to somebody else.', {
          fields: { name: 'The name payslip-a-1000.pdf holds A-1000, the identifier of Ada Okafor.' },
        })
      : null

  return fakeServer()
    .on('get', documentsPath, ({ query }) => known.page(query).map(wire))
    .on('get', `${documentsPath}#count`, ({ query }) => [{ total: known.total(query) }])
    .on('get', `${documentsPath}/{id}`, ({ params }) =>
      known.one(params['id'], (row) => ({
        document: [wire(row), ...(options.moreTeams ?? []).map((related_id) => ({ ...wire(row), related_id }))],
        statuses: [],
      })),
    )
    .on('get', `${documentsPath}/audience`, ({ query }) =>
      (query.get('documentIds') ?? '').split(',').flatMap((id) => {
        const document = documents.find(({ document_id }) => document_id === id)
        return document ? [fakeAudience(document)] : []
      }),
    )
    .on('get', `${documentsPath}/sharing`, { allowed: mayShare })
    .on('get', `${documentsPath}/file`, { url: '/api/storage/file/a/b?signature=c' })
    .on('get', `${documentsPath}/file#validate`, ({ query }) => {
      polls += 1
      const key = query.get('key') ?? ''
      const name = key.split('/').at(-1) ?? ''
      const uploaded = { document_id: fakeId(899), id: null, s3_file_key: key, name, tag: null, related_id: null }
      const at = '2026-03-04T09:12:00.000Z'
      return polls < registeredAt ? [] : [{ ...uploaded, relatedType: 1, createdDt: at, updatedDt: at }]
    })
    .on('delete', `${documentsPath}/file/{documentId}`, ({ params }) => {
      known.remove({ headers: new Headers() }, params['documentId'])
      return success
    })
    .on(
      'post',
      `${documentsPath}/associations`,
      ({ query }) => misfile(query) ?? Response.json(success, { status: 201 }),
    )
    .on('delete', `${documentsPath}/associations/{id}`, ({ params }) => {
      const reader = people.rows().find((row) => row.document_associations_id === params['id'])
      people.remove({ headers: new Headers() }, reader?.id)
      return success
    })
    .on('post', `${documentsPath}/replacement/{id}`, ({ query }) => misfile(query) ?? success)
    .on('get', `${documentsPath}/export/{relatedId}/{documentId}`, { url: '/api/storage/file/a/e?signature=c' })
    .on('post', `${documentsPath}/tags/{documentId}`, (request) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed by its sender
      const result = known.change(request, request.params['documentId'], request.body as { tag: string })
      return result instanceof Response ? result : success
    })
    .on('delete', `${documentsPath}/tags/{documentId}`, (request) => {
      const result = known.change(request, request.params['documentId'], { tag: null })
      return result instanceof Response ? result : success
    })
    .on('get', `${documentsPath}/associated-users`, ({ query }) => people.page(query).map(onPerson))
    .on('get', `${documentsPath}/associated-users#count`, ({ query }) => [{ total: people.total(query) }])
    .on('get', `${documentsPath}/acknowledgement/{id}`, () => acknowledgement)
    .on('put', `${documentsPath}/acknowledgement/{id}`, ({ body }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own request, typed by its sender
      const { due_date } = body as { due_date: string | null }
      acknowledgement = { ...acknowledgement, requested: true, content_version: 1, total: readers.length, due_date }
      return success
    })
    .on('delete', `${documentsPath}/acknowledgement/{id}`, () => {
      acknowledgement = NOTHING_ASKED
      return success
    })
    .on('post', `${documentsPath}/acknowledgement/{id}/nudge`, () =>
      Response.json({ reminded: 2, reminded_recently: 1, no_address: 0 }, { status: 201 }),
    )
    .on('post', '/dashboard/sign-upload-url', { url: '/api/storage/put/x?signature=c' })
    .on('get', '/ssp/production/employees/{clientId}', ({ query }) => ({
      success: true,
      employees: employees.page(query),
      count: employees.total(query),
    }))
    .on('get', '/ssp/production/employees/{clientId}#count', ({ query }) => ({
      success: true,
      count: employees.total(query),
    }))
    .on('get', '/ssp/production/teams/{clientId}', [
      { id: fakeId(43), label: 'Night shift', client_id: fakeClient().id, employees: [], membersCount: 0 },
      { id: fakeId(44), label: 'Drivers', client_id: fakeClient().id, employees: [], membersCount: 0 },
    ])
}
