// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPage } from './lazy-page'

const load = async () => ({ Page: ({ name }: { name: string }) => <h1>{name}</h1> })

test('a page that was fetched beforehand is there in the first picture', async () => {
  const { Page, preload } = lazyPage(load)
  await preload()
  render(<Page name="Here" />)
  expect(screen.getByRole('heading').textContent).toBe('Here')
})

test('another one leaves a gap until it comes', async () => {
  const { Page } = lazyPage(load)
  render(
    <Suspense fallback="gap">
      <Page name="Here" />
    </Suspense>,
  )
  expect(screen.getByText('gap')).toBeTruthy()
  expect((await screen.findByRole('heading')).textContent).toBe('Here')
})
