// @vitest-environment jsdom
import { renderWithProviders } from '@ssp/feature-kit/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlockView } from './block-view'

test('an image of a body is loaded from the server, wherever the host of the page is', () => {
  const file = { url: '/api/storage/image/news/opening.jpg' }
  const image = { type: 'image' as const, data: { file, caption: 'The new hall' } }
  renderWithProviders(render, <BlockView blocks={[image]} />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('http://ssp.test/api/storage/image/news/opening.jpg')
})
