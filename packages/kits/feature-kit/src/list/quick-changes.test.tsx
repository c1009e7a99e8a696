// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { mount, NavigationContext } from '../navigation/navigation'
import { SspStoryProvider } from '../testing'
import { defineFilters, oneOf } from './filters'
import { useListState } from './use-list-state'
import { useRowPanel } from './use-row-panel'

// jsdom has none.
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

/** A router that has not rendered its last moves, as one that renders them in a transition. */
function slowRouter(start: string) {
  let address = start
  const at = (text: string) => {
    const { pathname, search } = new URL(text, 'http://app.test')
    return { pathname, search }
  }
  const port = mount({
    base: '/hr',
    location: at(start),
    latest: () => at(address),
    navigate: (to) => void (address = to),
    back: () => undefined,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SspStoryProvider>
      <NavigationContext value={port}>{children}</NavigationContext>
    </SspStoryProvider>
  )
  return { wrapper, latest: () => at(address) }
}

const OPTIONS = { filters: defineFilters({ state: oneOf('open', 'closed'), kind: oneOf('a', 'b') }) }

test('two filters that are set before the first is rendered are both set', () => {
  const { wrapper, latest } = slowRouter('/hr/rows?tab=2')
  const { result } = renderHook(() => useListState(OPTIONS), { wrapper })
  act(() => result.current.setFilters({ state: 'open' }))
  act(() => result.current.setFilters({ kind: 'b' }))
  act(() => result.current.set({ search: 'ann' }))
  expect(latest().pathname).toBe('/hr/rows')
  const query = new URLSearchParams(latest().search)
  expect(Object.fromEntries(query)).toMatchObject({ tab: '2', state: 'open', kind: 'b', search: 'ann' })
})

test('a key that is pressed twice before the first is rendered moves the panel by two rows', () => {
  const { wrapper, latest } = slowRouter('/hr/rows?row=a')
  const { result } = renderHook(
    () => {
      let next: (() => void) | undefined
      useRowPanel({ param: 'row', draw: ({ step }) => void (next = step(1)) }, ['a', 'b', 'c'], String, {
        current: null,
      })
      return next
    },
    { wrapper },
  )
  act(() => result.current?.())
  expect(latest().search).toBe('?row=b')
  act(() => result.current?.())
  expect(latest().search).toBe('?row=c')
  act(() => result.current?.())
  expect(latest().search).toBe('?row=c')
})
