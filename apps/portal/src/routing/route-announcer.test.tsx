// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { lazy, useEffect, useRef, useState, type MouseEvent } from 'react'
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
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

/** A list whose rows are read after the page is drawn. */
function List() {
  const navigate = useNavigate()
  const [rows, setRows] = useState<readonly string[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setRows(['/list/1', '/list/2']))
    return () => clearTimeout(timer)
  }, [])
  const open = (to: string) => (event: MouseEvent) => {
    event.preventDefault()
    void navigate(to)
  }
  return rows.map((to) => (
    <a key={to} href={`${to}?client=acme`} onClick={open(to)}>
      {to}
    </a>
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
    <main tabIndex={-1}>
      {pathname === '/users' ? (
        <Users />
      ) : pathname === '/search' ? (
        <Search />
      ) : pathname === '/list' ? (
        <List />
      ) : (
        <Roles />
      )}
    </main>
  )
}

const open = (at = '/users') =>
  render(
    <MemoryRouter initialEntries={[at]}>
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

test('after Back the link that opened the page has the focus, as soon as it is drawn', async () => {
  open('/list')
  fireEvent.click(await screen.findByRole('link', { name: '/list/2' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/list/2'))
  follow('Back')
  expect(await screen.findByRole('link', { name: '/list/2' })).toBe(document.activeElement)
})

test('a focus that was moved after Back stays', async () => {
  open('/list')
  fireEvent.click(await screen.findByRole('link', { name: '/list/2' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/list/2'))
  const field = document.body.appendChild(document.createElement('input'))
  follow('Back')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/list'))
  field.focus()
  await screen.findByRole('link', { name: '/list/2' })
  expect(document.activeElement).toBe(field)
  field.remove()
})

test.each([
  { typed: true, focused: 'the field' },
  { typed: false, focused: 'main' },
])('while the code of a page loads, typed into a field: $typed, then $focused has the focus', async ({ typed }) => {
  let load = () => {}
  const Lazy = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        load = () => resolve({ default: () => 'Employees' })
      }),
  )
  function Shell() {
    const { pathname } = useLocation()
    const navigate = useNavigate()
    return (
      <>
        <input aria-label="Search" />
        <button onClick={() => void navigate('/employees')}>Open</button>
        <main tabIndex={-1}>{pathname === '/employees' ? <Lazy /> : 'Dashboard'}</main>
      </>
    )
  }
  window.history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Shell />
      <RouteAnnouncer />
    </BrowserRouter>,
  )
  const field = screen.getByRole('textbox', { name: 'Search' })
  fireEvent.input(field, { target: { value: 'a' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(window.location.pathname).toBe('/employees'))
  field.focus()
  if (typed) fireEvent.input(field, { target: { value: 'an' } })
  expect(screen.getByText('Dashboard')).toBeTruthy()
  load()
  expect(await screen.findByText('Employees')).toBeTruthy()
  expect(document.activeElement).toBe(typed ? field : screen.getByRole('main'))
  window.history.replaceState(null, '', '/')
})
