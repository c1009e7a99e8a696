// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteAnnouncer } from './route-announcer'

const scrollTo = vi.fn<() => void>()

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo))
afterEach(() => {
  cleanup()
  scrollTo.mockClear()
  vi.restoreAllMocks()
})

function Users() {
  const navigate = useNavigate()
  return ['/roles', '/users?page=2', '/search'].map((to) => (
    <button key={to} onClick={() => void navigate(to)}>
      {to}
    </button>
  ))
}

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Search" />
}

function Roles() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

function Page() {
  const { pathname } = useLocation()
  useEffect(() => void (document.title = pathname), [pathname])
  return (
    <main tabIndex={-1}>{pathname === '/users' ? <Users /> : pathname === '/search' ? <Search /> : <Roles />}</main>
  )
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/users']}>
      <Page />
      <RouteAnnouncer />
    </MemoryRouter>,
  )
const follow = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('another page is announced and gets the focus', async () => {
  open()
  expect(document.activeElement).toBe(document.body)
  follow('/roles')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/roles'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('another page is scrolled to its top, and Back leaves the scroll position to the browser', async () => {
  open()
  follow('/roles')
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0))
  follow('Back')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/users'))
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('another search of the same page changes nothing', () => {
  open()
  follow('/users?page=2')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '/users?page=2' }))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a field of the new page that has set the focus keeps it', async () => {
  open()
  follow('/search')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/search'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }))
})
