import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const form = JSON.stringify([
  { id: 1, name: 'head', type: 'header', label: 'Incident' },
  { id: 2, name: 'site', type: 'text', label: 'Where?' },
  { id: 3, name: 'kind', type: 'radio', label: 'Kind', options: [{ code: 'hs', label: 'Health and safety' }, 'Other'] },
  { id: 4, name: 'what', type: 'textarea', label: 'What happened?' },
])

test.each([
  [
    'the description before other texts, on one line',
    { 2: 'Dock 4', 3: 'hs', 4: ' The rail\n\nis loose. ' },
    'Health and safety',
    'The rail is loose.',
  ],
  ['another text without a description', { 2: 'Dock 4', 3: 'Other', 4: '  ' }, 'Other', 'Dock 4'],
  ['nothing of a report without answers', {}, null, null],
  ['200 characters', { 4: `${'x'.repeat(199)} tail` }, null, `${'x'.repeat(199)}…`],
])('takes %s', (_name, answers, category, excerpt) => {
  expect(excerptOf({ fields: form, answers })).toEqual({ category, excerpt })
})
