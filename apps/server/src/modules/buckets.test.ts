import { expect, it } from 'vitest'
import { BUCKETS } from './index.ts'

const ID = '00000000-0000-4000-8000-000000000001'

/** A key of every bucket that the server would have chosen, without the client that begins it. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  logos: ['logo.svg', 'mainBgImage.jpg'],
  avatars: [`users/${ID}/avatar.png`],
  'employee-avatars': [`${ID}/avatar.svg`],
  documents: [`company/${ID}/a.pdf`, `${ID}/${ID}/a.pdf`],
  jobs: [`${ID}/a.zip`],
  attachments: [`${ID}/a.pdf`],
  badges: ['Star100.png'],
  'incident-images': [`${ID}/${ID}.png`],
  marketing: [`${ID}/${ID}/marketingresource.pdf`],
  'client-creation-form': [`${ID}/logo.png`],
  images: [`surveys/${ID}/1.png`],
  'ssp-content-knowledge-base-media-storage': [`${ID}/${ID}.png`, `first-aid-${ID}.png`],
  'ssp-content-production-news-images': [`${ID}/photo.png`],
  'shared-documents': [`${ID}/${ID}/0-report.pdf`],
}

it.each([...BUCKETS.values()])('$name takes its keys, and none with something before or after', ({ name, path }) => {
  const keys = KEYS[name] ?? []
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) {
    expect(key).toMatch(path)
    for (const other of [
      `../${key}`,
      `${ID}/${key}`,
      `/${key}`,
      ` ${key}`,
      `${key}/x`,
      `${key}\n`,
      `${key}.html`,
      key.toUpperCase(),
    ])
      expect(other).not.toMatch(path)
  }
})

it('judges the record that a key names', () => {
  const unjudged = [...BUCKETS.values()].filter(({ path, authorise }) => /\?<\w+Id>/.test(path.source) && !authorise)
  // An article gets its id, and its images, before it is saved.
  expect(unjudged.map(({ name }) => name)).toEqual(['ssp-content-production-news-images'])
})
