// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { holdHistory, watchHistory } from './hold-history'

const heard = vi.fn<() => void>()
beforeAll(watchHistory)
afterEach(() => {
  removeEventListener('popstate', heard)
  heard.mockClear()
})

/** Three pages as react-router would number them; the last one is open. */
function visit() {
  history.replaceState({ idx: 0 }, '', '/one')
  history.pushState({ idx: 1 }, '', '/two')
  history.pushState({ idx: 2 }, '', '/three')
  addEventListener('popstate', heard)
}
const at = (path: string) => vi.waitFor(() => expect(location.pathname).toBe(path))

test('a cancelled step is reverted before the router sees it', async () => {
  visit()
  const ask = vi.fn<() => Promise<boolean>>(async () => false)
  const release = holdHistory(ask)
  history.back()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  await at('/three')
  history.go(-2)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await at('/three')
  expect(heard).not.toHaveBeenCalled()
  release()
  history.back()
  await at('/two')
  expect(heard).toHaveBeenCalledOnce()
})

test('a yes takes the very step that was asked about', async () => {
  visit()
  holdHistory(async () => true)
  history.go(-2)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  await at('/one')
})
