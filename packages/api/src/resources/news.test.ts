import { expect, test } from 'vitest'
import { newsImageKey } from './news'

test('the key of an image is its address without the first 54 characters', () => {
  const address = '/api/storage/image/ssp-content-production-news-images/client/article/a.png'
  expect(newsImageKey(address)).toBe('client/article/a.png')
})
