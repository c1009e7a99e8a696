// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { fakeClient, fakeServer, type FakeServer } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { QueryClient } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { routes } from './routes'

interface Contract {
  'x-ssp-permissions': object
  'x-ssp-examples': Record<string, { responses: Record<string, unknown> }>
  paths: Record<string, { get?: { operationId: string } }>
}
const contract = JSON.parse(readFileSync('openapi/generated/ssp.json', 'utf8')) as Contract
const client = fakeClient()

configure({ asyncUtilTimeout: 10_000 })
// jsdom has none.
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
beforeAll(() => {
  // React writes what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => vi.restoreAllMocks())

/** A field of all rows that an operation returns. */
interface Field {
  operation: string
  name: string
}
type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const areRows = (value: unknown): value is Row[] => Array.isArray(value) && value.some(isRow)

/** The names of all fields of the rows in an answer: a list, or an object that holds one. */
const namesIn = (answer: unknown): string[] => {
  if (areRows(answer)) return answer.flatMap(Object.keys)
  return isRow(answer) ? Object.values(answer).filter(areRows).flat().flatMap(Object.keys) : []
}

function without(name: string, answer: unknown): unknown {
  if (areRows(answer)) return answer.map(({ [name]: _left, ...row }) => row)
  if (!isRow(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, areRows(value) ? without(name, value) : value]),
  )
}

/** A server that answers each read with the example of the contract; `leave` takes a field out of the rows of one operation. */
function exampleServer() {
  const fields = new Map<string, Field>()
  let left: Field | null = null
  const whole = fakeServer()
  const on = (path: string, answer: () => Response) => whole.on('get', path as never, answer)
  for (const [path, { get }] of Object.entries(contract.paths)) {
    const operation = get?.operationId ?? ''
    const example = contract['x-ssp-examples'][operation]?.responses['200']
    if (example === undefined) continue
    on(path, () => {
      for (const name of namesIn(example)) fields.set(`${operation}.${name}`, { operation, name })
      return Response.json(example, { headers: { operation } })
    })
  }
  // A fake server checks each answer against the contract: once for each address is enough.
  const answers = new Map<string, Promise<Response>>()
  const server: FakeServer = {
    ...whole,
    async fetch(request) {
      const answer = answers.get(request.url) ?? whole.fetch(request)
      answers.set(request.url, answer)
      const response = (await answer).clone()
      if (response.headers.get('operation') !== left?.operation) return response
      return Response.json(without(left?.name ?? '', await response.json()))
    },
  }
  return { server, fields, leave: (field: Field | null) => void (left = field) }
}

let lists = 0
const errors: string[] = []

test.each(routes.filter(({ path }) => path !== '*'))(
  'rows without a field are an error of the list of $path, or drawn without it',
  async ({ path, lazy }) => {
    const { server, fields, leave } = exampleServer()
    const queryClient = new QueryClient()
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, client.id]))
    const { Page } = await lazy()
    const { container } = render(
      <SspStoryProvider
        server={server}
        permissions={Object.keys(contract['x-ssp-permissions'])}
        client={client}
        queryClient={queryClient}
        at={path.replaceAll(/:\w+/g, client.id)}
      >
        <Page params={params} />
      </SspStoryProvider>,
    )
    const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await settled()
    if (!container.querySelector('.ssp-ListPage')) return
    lists += 1
    const rows = () => container.querySelector('.ssp-ListPage__rows')?.textContent
    await waitFor(() => expect(rows()).toBeTruthy())
    const whole = rows()
    // The cache tells its readers in a task of its own.
    const read = () => act(() => queryClient.refetchQueries().then(() => new Promise((resolve) => setTimeout(resolve))))
    for (const [id, field] of new Map(fields)) {
      leave(field)
      await read()
      expect(screen.queryByText('This part of the page stopped working'), id).toBeNull()
      leave(null)
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) errors.push(id)
      if (again) fireEvent.click(again)
      else await read()
      await waitFor(() => expect(rows(), id).toBe(whole))
    }
  },
  120_000,
)

test('the lists were found, and rows that cannot be drawn among them', () => {
  expect(lists).toBeGreaterThan(20)
  expect(errors).toContain('listUsers.label')
})
