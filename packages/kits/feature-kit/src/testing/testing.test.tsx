// @vitest-environment jsdom
import { createSession, createSspClient, employeesQuery, memoryStorage } from '@ssp/api'
import { fakeEmployee, fakeServer } from '@ssp/api/testing'
import { useQuery } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'
import { useApi } from '../provider/ssp-context'
import { mswHandlers, renderWithProviders } from './index'

// The first answer waits until the contract, which every fake answer is checked against, has been read.
configure({ asyncUtilTimeout: 10_000 })

const PATH = '/ssp/production/employees/{clientId}'
const answer = { success: true as const, employees: [fakeEmployee({ forename: 'Ada' })], count: 1 }

function Page() {
  const { data } = useQuery(employeesQuery(useApi(), {}))
  return <p>{JSON.stringify(data)}</p>
}

test('a page is rendered by the test library of the host', async () => {
  const { container } = renderWithProviders(render, <Page />, { server: fakeServer().on('get', PATH, answer) })
  expect(await screen.findByText(/Ada/)).toBeTruthy()
  expect(container.querySelector('.ssp-root')).not.toBeNull()
})

test('handlers of msw answer by the contract, and leave other calls to others', async () => {
  const base = 'https://ssp.example.com/api'
  const server = fakeServer().on('get', PATH, answer)
  // @ts-expect-error -- an answer that the contract does not have
  fakeServer().on('get', PATH, () => ({ people: [] }))
  const network = setupServer(
    ...mswHandlers(http, base, fakeServer(), server),
    http.get(`${base}/own`, () => HttpResponse.json('own')),
  )
  network.listen({ onUnhandledRequest: 'error' })
  try {
    const session = createSession({ storage: memoryStorage() })
    const api = createSspClient({ baseUrl: base, clientId: () => 'acme', session })
    const { queryFn, queryKey } = employeesQuery(api, {})
    expect(JSON.stringify(await queryFn({ queryKey, signal: AbortSignal.timeout(10_000) } as never))).toContain('Ada')
    expect(await (await fetch(`${base}/own`)).json()).toBe('own')
  } finally {
    network.close()
  }
})
