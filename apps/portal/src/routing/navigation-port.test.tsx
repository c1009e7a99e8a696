// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRouterNavigation } from './navigation-port'

let port: ReturnType<typeof useRouterNavigation>
function List() {
  const current = useRouterNavigation()
  useEffect(() => {
    port = current
  }, [current])
  return <p>list{current.location.search}</p>
}

function open(detail: Promise<{ default: () => ReactNode }>) {
  const Detail = lazy(() => detail)
  history.replaceState(null, '', '/josé')
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/josé" element={<List />} />
          <Route path="/detail" element={<Detail />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  )
}

test('a late search of a list does not undo the way to a page that still loads', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  open(promise)
  act(() => port.navigate('/josé?search=a', { replace: true }))
  await screen.findByText('list?search=a')
  await act(async () => port.navigate('/detail'))
  expect(screen.getByText('list?search=a')).toBeDefined()
  await act(async () => port.navigate('/josé?search=ab', { replace: true }))
  await act(async () => resolve({ default: () => <p>detail</p> }))
  await screen.findByText('detail')
  expect(location.pathname).toBe('/detail')
})
