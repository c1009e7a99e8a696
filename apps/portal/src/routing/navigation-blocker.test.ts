// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { blockHistory, watchHistory } from './navigation-blocker'

const onPopState = vi.fn<() => void>()
beforeAll(watchHistory)
afterEach(() => {
  removeEventListener('popstate', onPopState)
  onPopState.mockClear()
})

/** Three pages as react-router would number them; the last one is open. */
function visit() {
  history.replaceState({ idx: 0 }, '', '/one')
  history.pushState({ idx: 1 }, '', '/two')
  history.pushState({ idx: 2 }, '', '/three')
  addEventListener('popstate', onPopState)
}
const at = (path: string) => vi.waitFor(() => expect(location.pathname).toBe(path))

test('a step that is not confirmed is undone, and the router never gets the event', async () => {
  visit()
  const confirm = vi.fn<() => Promise<boolean>>(async () => false)
  const release = blockHistory(confirm)
  history.back()
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  await at('/three')
  history.go(-2)
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  await at('/three')
  expect(onPopState).not.toHaveBeenCalled()
  release()
  history.back()
  await at('/two')
  expect(onPopState).toHaveBeenCalledOnce()
})

test('the last block decides, and the one before it is back when it ends', async () => {
  visit()
  const page = vi.fn<() => Promise<boolean>>(async () => false)
  const panel = vi.fn<() => Promise<boolean>>(async () => false)
  const releasePage = blockHistory(page)
  const releasePanel = blockHistory(panel)
  history.back()
  await vi.waitFor(() => expect(panel).toHaveBeenCalledOnce())
  await at('/three')
  releasePanel()
  history.back()
  await vi.waitFor(() => expect(page).toHaveBeenCalledOnce())
  await at('/three')
  expect(panel).toHaveBeenCalledOnce()
  releasePage()
})

test('a confirmed step is repeated', async () => {
  visit()
  blockHistory(async () => true)
  history.go(-2)
  await vi.waitFor(() => expect(onPopState).toHaveBeenCalled())
  await at('/one')
})
