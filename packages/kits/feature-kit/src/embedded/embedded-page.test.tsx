// @vitest-environment jsdom
import { employeesQuery, removeTeam, type SspApi } from '@ssp/api'
import { fakeServer, problem } from '@ssp/api/testing'
import { Link } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { act, configure, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useAction } from '../action/use-action'
import { QueryFailed } from '../data/query-failed'
import { defineFilters, oneOf } from '../list/filters'
import { useListState } from '../list/use-list-state'
import { useHref, useLocation } from '../navigation/navigation'
import { useApi } from '../provider/ssp-context'
import { SspStoryProvider } from '../testing'
import type { CallEvent } from './call-events'
import { EmbeddedPage, type EmbeddedPageProps } from './embedded-page'
import type { Place } from './use-place'

// The first answer waits until the contract, which every fake answer is checked against, has been read.
configure({ asyncUtilTimeout: 10_000 })

const OPTIONS = { filters: defineFilters({ state: oneOf('open', 'closed'), kind: oneOf('a', 'b') }) }
const start: Place = { path: '/rows', query: { tab: '2' } }

/** A page in a host that keeps its place, or that keeps the place that it has. */
function hosted(keeps: (to: Place) => boolean = () => true) {
  const places: Place[] = []
  const onNavigate = vi.fn<(to: string) => void>()
  function Host({ children }: { children: ReactNode }) {
    const [place, setPlace] = useState(start)
    const onMove = (to: Place) => {
      places.push(to)
      if (keeps(to)) setPlace(to)
    }
    return (
      <SspStoryProvider at="/host" onNavigate={onNavigate}>
        <EmbeddedPage place={place} onMove={onMove}>
          {children}
        </EmbeddedPage>
      </SspStoryProvider>
    )
  }
  return { Host, places, onNavigate }
}

test('filters are in the state of the host, and its address stays', () => {
  const { Host, places, onNavigate } = hosted()
  const { result } = renderHook(() => useListState(OPTIONS), { wrapper: Host })
  act(() => {
    result.current.setFilters({ state: 'open' })
    result.current.setFilters({ kind: 'b' })
  })
  expect(places.at(-1)).toMatchObject({ path: '/rows', query: { tab: '2', state: 'open', kind: 'b' } })
  expect(result.current.state.filters).toEqual({ state: 'open', kind: 'b' })
  act(() => result.current.reset())
  expect(result.current.state.filters).toEqual({})
  expect(onNavigate).not.toHaveBeenCalled()
})

test('a host that keeps the place that it has keeps the filters', () => {
  const { Host, places } = hosted(({ query }) => query?.['state'] !== 'closed')
  const { result } = renderHook(() => useListState(OPTIONS), { wrapper: Host })
  act(() => result.current.setFilters({ state: 'closed' }))
  expect(result.current.state.filters).toEqual({})
  act(() => result.current.setFilters({ kind: 'a' }))
  expect(places.at(-1)?.query).not.toHaveProperty('state')
  expect(result.current.state.filters).toEqual({ kind: 'a' })
})

test('a link to another page is a move with a path', () => {
  const { Host, places, onNavigate } = hosted()
  function Page() {
    const { pathname } = useLocation()
    return <Link href={useHref()('/rows/7?tab=1')}>{pathname}</Link>
  }
  render(<Page />, { wrapper: Host })
  fireEvent.click(screen.getByRole('link', { name: '/rows' }))
  expect(places).toEqual([{ path: '/rows/7', query: { tab: '1' } }])
  expect(screen.getByRole('link', { name: '/rows/7' })).toBeTruthy()
  expect(onNavigate).not.toHaveBeenCalled()
})

const EMPLOYEES = '/ssp/production/employees/{clientId}'
const TEAM = '/ssp/production/teams/{clientId}/{teamId}'

function embed(page: ReactNode, props: Omit<EmbeddedPageProps, 'children'>, server = fakeServer()) {
  return render(
    <SspStoryProvider server={server} at="/employees/ada.okafor">
      <EmbeddedPage {...props}>{page}</EmbeddedPage>
    </SspStoryProvider>,
  )
}

type Report = (event: CallEvent) => void

const unavailable = () => problem(403, 'forbidden', 'Ada may not.')

function Read() {
  const query = useQuery(employeesQuery(useApi(), {}))
  return query.error ? <QueryFailed query={query} /> : null
}

test('reads are reported without anything of a person, and what failed is drawn by the host', async () => {
  const [onLoadStart, onLoadError, onAction] = [vi.fn<Report>(), vi.fn<Report>(), vi.fn<Report>()]
  const errorFallback = (error: unknown, retry: () => void) => (
    <button type="button" onClick={retry}>
      {(error as Error).message}
    </button>
  )
  const server = fakeServer().on('get', EMPLOYEES, unavailable)
  embed(<Read />, { onLoadStart, onLoadError, onAction, errorFallback }, server)
  const retry = await screen.findByRole('button', { name: 'Ada may not.' })
  const operation = `GET ${EMPLOYEES}`
  expect(onLoadStart.mock.calls).toEqual([[{ area: 'employees', operation, errorId: undefined }]])
  expect(onLoadError.mock.calls).toEqual([[{ area: 'employees', operation, errorId: 'test-1' }]])
  fireEvent.click(retry)
  await waitFor(() => expect(onLoadError).toHaveBeenCalledTimes(2))
  expect(onAction).not.toHaveBeenCalled()
})

test('a change is reported with its outcome', async () => {
  const onAction = vi.fn<Report>()
  const runs: Promise<boolean>[] = []
  function Remove() {
    const remove = useAction({ send: (teamId: string, api: SspApi) => removeTeam(api, { teamId }) })
    return (
      <button type="button" onClick={() => void runs.push(remove.run('7'))}>
        Remove
      </button>
    )
  }
  const server = fakeServer().on('delete', TEAM, unavailable)
  embed(<Remove />, { onAction }, server)
  // A change that runs ignores a click; one that failed adds a notification, which has a button too.
  const change = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await act(async () => void (await runs.at(-1)))
  }
  const event = { area: 'employees', operation: `DELETE ${TEAM}` }
  await change()
  expect(onAction.mock.calls).toEqual([[{ ...event, errorId: 'test-1', outcome: 'failed' }]])
  server.on('delete', TEAM, { success: true })
  await change()
  expect(onAction).toHaveBeenLastCalledWith({ ...event, errorId: undefined, outcome: 'done' })
})

test('its look is over that of the provider, for itself only', () => {
  embed(<p className="ssp-Badge">inside</p>, { appearance: { layout: { mode: 'dark' } } })
  expect(screen.getByText('inside').closest('.ssp-root')?.getAttribute('data-mode')).toBe('dark')
})
