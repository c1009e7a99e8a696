// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '.'
import { useToastsAhead } from './toast-context'

const fetched = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./toast-region', () => {
  fetched()
  return { ToastRegion: () => null }
})

afterEach(cleanup)

function Page() {
  useToastsAhead()
  return null
}

test('the code of notifications comes before the first one, where a page may notify', async () => {
  const { rerender } = render(<ToastProvider>page</ToastProvider>)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(fetched).not.toHaveBeenCalled()
  rerender(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  await waitFor(() => expect(fetched).toHaveBeenCalled())
})
