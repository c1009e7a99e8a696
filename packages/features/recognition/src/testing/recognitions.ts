import type { Badge, LeaderboardRow, Recognition, RecognitionType } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const PEOPLE = ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov', 'Eilidh MacLeod', '小林 さくら']
const person = (index: number) => PEOPLE[index % PEOPLE.length] ?? ''

/** A picture of one colour. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${colour}"/></svg>`)}`

/** The types of the fake client. */
export const fakeTypes: RecognitionType[] = ['Above and beyond', 'Thank you', 'Welcome aboard'].map((title, index) => ({
  id: fakeId(700 + index),
  title,
  client_id: fakeClient().id,
  version: 1,
}))

/** The badges of the fake client. */
export const fakeBadges: Badge[] = [
  ['Lighthouse', '#c2410c'],
  ['Star', '#a16207'],
  ['Team player', '#1d4ed8'],
].map(([name = '', colour = ''], index) => ({
  id: fakeId(720 + index),
  name,
  s3_path: picture(colour),
  client_id: fakeClient().id,
  version: 1,
}))

/** The `index`th recognition; every fifth is given to a team. */
export function fakeRecognition(index = 0, changes: Partial<Recognition> = {}): Recognition {
  const [forename = '', surname = ''] = person(index).split(' ')
  const type = fakeTypes[index % 3]
  const badge = fakeBadges[index % 3]
  const isTeam = index % 5 === 4
  return {
    id: fakeId(740 + index),
    giver_id: fakeId(20 + index),
    user_forname: forename,
    user_surname: surname,
    team: isTeam ? 1 : 0,
    receiver_id: fakeId(40 + index),
    receiver_name: isTeam ? null : person(index + 1),
    team_name: isTeam ? 'Night shift' : null,
    badge_id: badge?.id ?? null,
    badge_name: badge?.name ?? null,
    badge_image: badge?.s3_path ?? null,
    type_id: type?.id ?? null,
    type_title: type?.title ?? null,
    message: `Thank you for help number ${index + 1}.`,
    approved: 0,
    rejected_reason: null,
    likes: index,
    created_at: '2026-03-04T09:12:00.000Z',
    ...changes,
  }
}

/** `count` recognitions. */
export const fakeRecognitions = (count: number, changes: Partial<Recognition> = {}): Recognition[] =>
  Array.from({ length: count }, (_, index) => fakeRecognition(index, changes))

/** `count` rows of a leaderboard. */
export const fakeLeaderboard = (count: number): LeaderboardRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: fakeId(40 + index),
    rank: index + 1,
    fullname: person(index),
    total: count * 3 - index,
  }))
