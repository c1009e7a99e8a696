import { expect, test } from 'vitest'
import { categoryPath } from './category-path'

test.each([
  ['health-and-safety', '/knowledge/1/health-and-safety'],
  ['pay/tax?-&-%', '/knowledge/1/pay%2Ftax%3F-%26-%25'],
  ['..', '/knowledge/1/-'],
])('the slug %s is in the path unchanged, escaped', (slug, path) => expect(categoryPath({ id: '1', slug })).toBe(path))
