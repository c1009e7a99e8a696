// @vitest-environment jsdom
import { fakeClient } from '@ssp/api/testing'
import { SspProvider, useLocation, useNavigate, useRecordForm } from '@ssp/feature-kit'
import { createFakeApi } from '@ssp/feature-kit/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRouterNavigation } from './navigation-port'

// jsdom has none.
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

const api = createFakeApi()
const client = fakeClient()
const values = { name: '' }
type Options = Parameters<typeof useRecordForm<typeof values, typeof values, void>>[0]
const schema = { safeParse: (data: unknown) => ({ success: true, data }) } as unknown as Options['schema']
const send = vi.fn<(values: { name: string }) => Promise<void>>()

beforeEach(() => send.mockReset().mockResolvedValue())

function Create() {
  const navigate = useNavigate()
  const form = useRecordForm({
    name: 'test.create',
    schema,
    values,
    send: (record) => send(record),
    leave: () => navigate('/one'),
  })
  return (
    <>
      <input {...bind(form.field('name'))} />
      <button type="button" disabled={form.isSending} onClick={() => void form.submit()}>
        Create
      </button>
    </>
  )
}

const bind = ({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) => ({
  value,
  onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
})

function List() {
  const navigate = useNavigate()
  return <button onClick={() => navigate('/new')}>New at {useLocation().pathname}</button>
}

function Pages({ children }: { children: ReactNode }) {
  return (
    <SspProvider api={api} client={client} navigation={useRouterNavigation()}>
      {children}
    </SspProvider>
  )
}

/** A list, a form, and the page of the record, whose code is loaded when the returned function is called. */
async function open() {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const One = lazy(() => promise)
  history.replaceState(null, '', '/list')
  render(
    <BrowserRouter>
      <Pages>
        <Suspense>
          <Routes>
            <Route path="/list" element={<List />} />
            <Route path="/new" element={<Create />} />
            <Route path="/one" element={<One />} />
          </Routes>
        </Suspense>
      </Pages>
    </BrowserRouter>,
  )
  await act(async () => screen.getByRole('button', { name: /^New/ }).click())
  return () => act(async () => resolve({ default: () => <p>The record</p> }))
}

const create = () => act(async () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).click())
const goBack = () => act(async () => history.back())
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create' })

test('Back before the page of the created record is loaded shows a form for another one', async () => {
  await open()
  await create()
  await waitFor(() => expect(location.pathname).toBe('/one'))
  expect(button().disabled).toBe(true)
  await create()
  expect(send).toHaveBeenCalledOnce()
  await goBack()
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(location.pathname).toBe('/new')
  await create()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a form that was left while it was sent leads to no other page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  await open()
  await create()
  await goBack()
  await screen.findByText('New at /list')
  await act(async () => resolve())
  expect(location.pathname).toBe('/list')
})
