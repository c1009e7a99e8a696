import type { AssociatedUser, Document, DocumentAudience } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const NAMES = ['company-handbook.pdf', 'health-and-safety.docx', 'shift-rota.xlsx', 'floor-plan.png', 'forms.zip']
const PEOPLE = ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov', 'Eilidh MacLeod', '小林 さくら']
const FOLDERS = ['company', 'teams', 'individual'] as const

/** The `index`th document; `relatedType` 1 is company-wide, 2 of a team, 3 of employees. */
export function fakeDocument(index = 0, changes: Partial<Document> = {}): Document {
  const { relatedType = 1 } = changes
  const name = NAMES[index % NAMES.length] ?? ''
  const document_id = fakeId(800 + index)
  return {
    document_id,
    id: fakeId(830 + index),
    name: index < NAMES.length ? name : `${index}-${name}`,
    createdDt: '2026-03-04T09:12:00.000Z',
    updatedDt: '2026-03-04T09:12:00.000Z',
    s3_file_key: `${FOLDERS[relatedType - 1] ?? 'company'}/${document_id}/${name}`,
    related_id: relatedType === 1 ? fakeClient().id : fakeId(43),
    relatedType,
    tag: index === 0 ? 'Policy' : null,
    ...changes,
  }
}

/** `count` documents. */
export const fakeDocuments = (count: number, changes: Partial<Document> = {}): Document[] =>
  Array.from({ length: count }, (_, index) => fakeDocument(index, changes))

/** The audience of a document: 12 of 60 employees have read it; with a tag, 9 have acknowledged its second version. */
export const fakeAudience = ({ document_id, id, relatedType, tag }: Document): DocumentAudience => ({
  document_id,
  shared: id === null ? 0 : relatedType,
  label: id === null || relatedType === 1 ? null : 'Warehouse',
  content_version: tag === null ? 1 : 2,
  total: id === null ? 0 : 60,
  read: id === null ? 0 : 12,
  acknowledged: tag === null ? null : 9,
})

/** The `index`th employee whom the first document reaches; every second one has read it. */
export function fakeReader(index = 0, changes: Partial<AssociatedUser> = {}): AssociatedUser {
  const [forename = '', surname = ''] = (PEOPLE[index % PEOPLE.length] ?? '').split(' ')
  return {
    document_associations_id: fakeId(870 + index),
    document_id: fakeId(800),
    user_id: fakeId(40 + index),
    forename,
    surname,
    identifier: `A-${1000 + index}`,
    updatedDt: index % 2 === 0 ? '2026-03-05T08:00:00.000Z' : null,
    acknowledgedDt: null,
    ...changes,
  }
}

/** `count` employees. */
export const fakeReaders = (count: number): AssociatedUser[] =>
  Array.from({ length: count }, (_, index) => fakeReader(index))
