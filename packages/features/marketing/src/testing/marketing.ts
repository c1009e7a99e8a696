import type { MarketingCategory, MarketingFile } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const NAMES = [
  ['Recruitment', 'Posters and cards for open positions.'],
  ['Open days', 'Everything for visitors.'],
  ['Benefits', 'What we offer, on one page.'],
] as const

/** A picture of one colour. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${colour}"/></svg>`)}`

/** The `index`th category of the fake client. */
export function fakeCategory(index = 0, changes: Partial<MarketingCategory> = {}): MarketingCategory {
  const [title, description] = NAMES[index % NAMES.length] ?? NAMES[0]
  return {
    id: fakeId(800 + index),
    platform_id: fakeClient().platform_id,
    title,
    description,
    files: [],
    shared: 0,
    locked: 0,
    version: 1,
    ...changes,
  }
}

/** The `index`th file of a category: a picture with branding, then a PDF without. */
export function fakeFile(index = 0, changes: Partial<MarketingFile> = {}): MarketingFile {
  const [id, category_id, isPicture] = [fakeId(820 + index), fakeId(800), index % 2 === 0]
  return {
    id,
    title: isPicture ? 'Join the night shift' : 'Benefits at a glance',
    description: isPicture ? 'For the notice boards' : '',
    path: `${category_id}/${id}/marketingresource.${isPicture ? 'png' : 'pdf'}`,
    category_id,
    clients: fakeClient().id,
    downloads: index * 3,
    add_branding: isPicture ? 1 : 0,
    signedUrl: isPicture ? picture('#0b7285') : null,
    version: 1,
    ...changes,
  }
}
