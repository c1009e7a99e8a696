import type { KnowledgeArticle, KnowledgeCategory } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const CATEGORIES = [
  ['Health and Safety', 'What to do when something happens, and how to keep it from happening.', 2],
  ['Pay & Pensions', 'Pay days, payslips and your pension.', 0],
  ['Time off', 'Holiday, sickness and everything else.', 0],
] as const

/** A picture of one colour. */
export const fakePicture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${colour}"/></svg>`)}`

/** The `index`th category of the fake client; the first one has an image. */
export function fakeCategory(index = 0, changes: Partial<KnowledgeCategory> = {}): KnowledgeCategory {
  const [label, summary, articleCount] = CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0]
  return {
    id: fakeId(900 + index),
    label,
    summary,
    slug: label.toLowerCase().replaceAll(' ', '-'),
    image: index === 0 ? fakePicture('#0b7285') : null,
    clientId: fakeClient().id,
    articleCount,
    version: 1,
    ...changes,
  }
}

/** A body with every kind of block. */
export const fakeBody = (text: string): string =>
  JSON.stringify([
    { type: 'header', data: { text: 'Before you begin', level: 2 } },
    { type: 'paragraph', data: { text } },
    { type: 'list', data: { style: 'ordered', items: [{ content: 'Stay calm.', items: [] }] } },
    { type: 'image', data: { file: { url: '/favicon.svg' }, caption: 'The exit' } },
    { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube-nocookie.com/embed/abcdef12345' } },
  ])

const ARTICLES = [
  ['Fire drill', 'Leave the building by the nearest stairs.'],
  ['First aid', 'The boxes hang beside every exit.'],
] as const

/** The `index`th article of the first category; the first one has an image. */
export function fakeArticle(index = 0, changes: Partial<KnowledgeArticle> = {}): KnowledgeArticle {
  const [title, text] = ARTICLES[index % ARTICLES.length] ?? ARTICLES[0]
  return {
    id: fakeId(920 + index),
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    image: index === 0 ? fakePicture('#e8590c') : null,
    body: fakeBody(text),
    category: fakeId(900),
    createdDt: `2026-02-0${1 + (index % 9)}T09:00:00.000Z`,
    updatedDt: `2026-03-0${9 - (index % 9)}T09:00:00.000Z`,
    version: 1,
    ...changes,
  }
}
