import type { NewsArticle, NewsReader } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

/** Address of an image that the story page provides. */
export const PICTURE = '/favicon.svg'

const TITLES = ['Winter rota opens on Monday', 'New canteen menu', 'Fire drill on Thursday', 'Bikes to work'] as const
const NAMES = [
  ['Ada', 'Okafor'],
  ['Bruno', 'Costa'],
  ['Chloé', 'Martin'],
  ['Dilan', 'Yıldız'],
] as const

/** The readers of an article; their reactions alternate between helpful, not helpful and none. */
export const fakeReader = (index: number): NewsReader => {
  const [forename, surname] = NAMES[index % NAMES.length] ?? NAMES[0]
  return {
    id: fakeId(700 + index),
    forename,
    surname: index < NAMES.length ? surname : `${surname} ${index}`,
    // In the local calendar, as displayed.
    read_at: new Date(2026, 2, 4 + (index % 20), 9, 12, 30 + (index % 20)).toISOString(),
    reaction: (['1', '0', null] as const)[index % 3] ?? null,
    confirmed_at: index % 2 === 0 ? '2026-03-05T09:12:30.000Z' : null,
  }
}

/** An article; the second one is a draft, the third one expires. */
export const fakeArticle = (index = 0, over: Partial<NewsArticle> = {}): NewsArticle => {
  const title = TITLES[index] ?? `Article ${index + 1}`
  const { id: client_id, platform_id: platform } = fakeClient()
  return {
    id: fakeId(600 + index),
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    body_json: JSON.stringify({
      blocks: [
        { type: 'header', data: { text: 'What is new', level: 2 } },
        { type: 'paragraph', data: { text: 'Night shifts end <b>half an hour</b> earlier.' } },
      ],
    }),
    platform,
    client_id,
    require_read: index === 0 ? 1 : 0,
    send_notification: 0,
    published: index === 1 ? null : '2026-03-01T08:00:00.000Z',
    expiry_date: index === 2 ? '2026-04-01' : null,
    img: PICTURE,
    created_at: '2026-03-01T08:00:00.000Z',
    readers: [],
    ...over,
  }
}
