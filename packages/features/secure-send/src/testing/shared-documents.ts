import type { RecallProof, SharableUser, SharedDocument, SharingCaution } from '@ssp/api'
import { fakeId, fakeUser } from '@ssp/api/testing'

/** The signed-in user of the stories. */
export const SELF = fakeUser()

const FILES = ['annualreport2026.pdf', 'holidays.csv', 'floorplan.svg', 'contracts.zip', 'minutes.txt', 'photo.jpg']
const PEOPLE = ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov', 'Eilidh MacLeod', '小林 さくら']
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** A file that the user has received. */
export function fakeSharedDocument(index: number, change: Partial<SharedDocument> = {}): SharedDocument {
  const filename = index < FILES.length ? at(FILES, index) : `n${index}${at(FILES, index)}`
  const label = at(PEOPLE, index)
  return {
    id: fakeId(800 + index),
    filename,
    username: `user.${index}`,
    username_from: `user.${index}`,
    username_to: SELF.username,
    label_from: label,
    label_to: SELF.label,
    client_from: 'Acme',
    client_to: 'Acme',
    message: index % 3 === 0 ? 'As promised, the figures of last year.' : '',
    shared_at: `2026-11-${String(20 - (index % 18)).padStart(2, '0')}T09:30:00.000Z`,
    viewed_at: index % 2 === 0 ? null : '2026-11-21T10:00:00.000Z',
    deleted_at: null,
    to: SELF.id,
    key: `client/user/${fakeId(900 + index)}/7-${filename}`,
    size: 12_345 * (index + 1),
    expires_at: null,
    recalled_at: null,
    own: false,
    available: true,
    ...change,
  }
}

/** A file that the user has sent. */
export const fakeSentDocument = (index: number, change: Partial<SharedDocument> = {}): SharedDocument => {
  const received = fakeSharedDocument(index)
  return {
    ...received,
    id: fakeId(850 + index),
    username: SELF.username,
    username_from: SELF.username,
    label_from: SELF.label,
    username_to: received.username_from,
    label_to: received.label_from,
    to: fakeId(700 + index),
    own: true,
    ...change,
  }
}

/** A user with whom the signed-in user may share. */
export const fakeSharableUser = (index: number, change: Partial<SharableUser> = {}): SharableUser => ({
  id: fakeId(700 + index),
  label: at(PEOPLE, index),
  username: `user.${index}`,
  email: `user.${index}@acme.example`,
  clientName: 'Acme',
  outside: false,
  ...change,
})

/** A reason for a confirmation: a user of another client, with a name like another's. */
export const fakeCaution = (change: Partial<SharingCaution> = {}): SharingCaution => ({
  user: fakeSharableUser(0, { outside: true, clientName: 'Borealis' }),
  alike: [fakeSharableUser(9, { label: 'Ada Okafour' })],
  ...change,
})

/** The proof of a recall. */
export const fakeProof = (change: Partial<RecallProof> = {}): RecallProof => ({
  filename: 'annualreport2026.pdf',
  recalled_at: '2026-11-22T08:00:00.000Z',
  opened: [],
  unopened: 2,
  ...change,
})
