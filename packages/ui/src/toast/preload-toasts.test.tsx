// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '.'
import { usePreloadToasts } from './toast-context'

const fetched = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./toast-region', () => {
  fetched()
  return { ToastRegion: () => null }
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  usePreloadToasts()
  return null
}

test('preloads the notification code after the page and before the first notification', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<ToastProvider>page</ToastProvider>)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).not.toHaveBeenCalled()
  rerender(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  await vi.advanceTimersByTimeAsync(2000)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
})
