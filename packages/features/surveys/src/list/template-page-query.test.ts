import { expect, test } from 'vitest'
import { matchingTemplates } from './template-page-query'

test('every word is found in title or description', () => {
  const templates = [
    { title: 'Café onboarding', description: 'First week' },
    { title: 'Exit', description: 'Last week' },
  ]
  const titles = (search: string) => matchingTemplates(templates, search).map(({ title }) => title)
  expect(titles('week')).toEqual(['Café onboarding', 'Exit'])
  expect(titles('FIRST cafe')).toEqual(['Café onboarding'])
  expect(titles('')).toHaveLength(2)
  expect(titles('second')).toEqual([])
})
