// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SspStoryProvider } from '../testing'
import { useUploads } from './use-uploads'

// jsdom has none.
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

/** A PUT that ends when the test says so. */
class FakeRequest extends EventTarget {
  static open: FakeRequest[] = []
  status = 0
  timeout = 0
  upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  send() {
    FakeRequest.open.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  responseText = ''
  answer(status: number, body = '') {
    this.status = status
    this.responseText = body
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  FakeRequest.open = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const png = (name: string) => new File(['x'], name, { type: 'image/png' })

function start() {
  const onDone = vi.fn<(file: File) => void>()
  const options = { sign: async () => 'http://store.test/put', onDone, rules: { extensions: ['png'] } }
  const { result, unmount } = renderHook(() => useUploads(options), { wrapper: SspStoryProvider })
  const states = () => result.current.items.map((item) => item.state)
  return { result, unmount, states, onDone }
}

test('files go one at a time, and a failed one can be tried again', async () => {
  const { result, states, onDone } = start()
  act(() => result.current.add([png('a.png'), png('b.png')]))
  await waitFor(() => expect(FakeRequest.open).toHaveLength(1))
  expect(states()).toEqual(['sending', 'waiting'])
  act(() => FakeRequest.open[0]?.answer(500))
  await waitFor(() => expect(states()).toEqual(['failed', 'sending']))
  expect(result.current.items[0]?.message).toBe('There was an error adding this file.')
  await waitFor(() => expect(FakeRequest.open).toHaveLength(2))
  act(() => FakeRequest.open[1]?.answer(200))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  act(() => result.current.retry(result.current.items[0]!.id))
  await waitFor(() => expect(FakeRequest.open).toHaveLength(3))
  act(() => FakeRequest.open[2]?.answer(200))
  await waitFor(() => expect(states()).toEqual(['done', 'done']))
})

test('a file that breaks the rules is rejected without a request', () => {
  const { result, states } = start()
  act(() => result.current.add([new File(['x'], 'a.exe')]))
  expect(states()).toEqual(['failed'])
  expect(result.current.items[0]).toMatchObject({ message: 'File type is invalid', isRejected: true })
  expect(FakeRequest.open).toHaveLength(0)
})

test.each([
  ['refused for what it is', 400, { code: 'invalid', message: 'The file is empty.' }, true],
  ['not taken now', 503, { code: 'unavailable', message: 'The store is away.' }, false],
])('a file that is %s', async (_, status, problem, isRejected) => {
  const { result, states } = start()
  act(() => result.current.add([png('a.png')]))
  await waitFor(() => expect(FakeRequest.open).toHaveLength(1))
  act(() => FakeRequest.open[0]?.answer(status, JSON.stringify(problem)))
  await waitFor(() => expect(states()).toEqual(['failed']))
  const message = `There was an error adding this file. ${problem.message}`
  expect(result.current.items[0]).toMatchObject({ message, isRejected })
})

test('cancelling takes a file off the list and lets the next one go', async () => {
  const { result, states } = start()
  act(() => result.current.add([png('a.png'), png('b.png')]))
  await waitFor(() => expect(FakeRequest.open).toHaveLength(1))
  act(() => result.current.cancel(result.current.items[0]!.id))
  await waitFor(() => expect(FakeRequest.open).toHaveLength(2))
  expect(states()).toEqual(['sending'])
})

test('leaving the page stops what is on its way', async () => {
  const { result, unmount } = start()
  act(() => result.current.add([png('a.png')]))
  await waitFor(() => expect(FakeRequest.open).toHaveLength(1))
  const stopped = vi.spyOn(FakeRequest.open[0]!, 'abort')
  unmount()
  expect(stopped).toHaveBeenCalledOnce()
})
