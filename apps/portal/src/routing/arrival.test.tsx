// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { useLocation, useNavigate } from '@ssp/feature-kit'
import { useEffect, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Arrival } from './arrival'

afterEach(cleanup)

function Users() {
  const navigate = useNavigate()
  return ['/roles', '/users?page=2', '/search'].map((to) => (
    <button key={to} onClick={() => navigate(to)}>
      {to}
    </button>
  ))
}

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Search" />
}

function Page() {
  const { pathname } = useLocation()
  useEffect(() => void (document.title = pathname), [pathname])
  return <main tabIndex={-1}>{pathname === '/users' ? <Users /> : pathname === '/search' ? <Search /> : 'Roles'}</main>
}

const open = () =>
  render(
    <SspStoryProvider at="/users">
      <Page />
      <Arrival />
    </SspStoryProvider>,
  )
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('another page is said, and has the focus that its link had', async () => {
  open()
  expect(document.activeElement).toBe(document.body)
  press('/roles')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/roles'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('another search of the same page moves nothing', () => {
  open()
  press('/users?page=2')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '/users?page=2' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a field of the new page that has taken the focus keeps it', async () => {
  open()
  press('/search')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/search'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }))
})
