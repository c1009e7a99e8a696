// @vitest-environment jsdom
import type { SspApi } from '@ssp/api'
import { fakeClient } from '@ssp/api/testing'
import { render, screen } from '@testing-library/react'
import { queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { SspStoryProvider } from '../testing'
import type { ListState } from './list-state'
import type { PageArgs } from './first-page'
import { useListQuery } from './use-list-query'

const acme = fakeClient({ id: 'acme' })
const borealis = fakeClient({ id: 'borealis' })
const state: ListState = { page: 0, size: 10, layout: 'list', search: '', filters: {}, sort: null }

/** Acme responds at once with one row a page; nothing else ever does. */
const page = (api: SspApi, args: PageArgs) =>
  queryOptions({
    queryKey: ['ssp', api.clientId(), 'rows', args] as readonly unknown[],
    queryFn: () =>
      api.clientId() === 'acme' && args.page === 0
        ? Promise.resolve([{ id: 'a', name: 'Row of Acme' }])
        : new Promise<{ id: string; name: string }[]>(() => {}),
  })

function Rows({ at }: { at: number }) {
  const { rows, firstNumber, isPrevious } = useListQuery({ page }, { ...state, page: at })
  return (
    <p>
      {rows ? `${firstNumber} ${rows[0]?.name}` : 'none'} {isPrevious && 'previous'}
    </p>
  )
}

const list = (client: typeof acme, at = 0) => (
  <SspStoryProvider client={client}>
    <Rows at={at} />
  </SspStoryProvider>
)

test('rows stay, with their numbers, until the next page arrives', async () => {
  const { rerender } = render(list(acme))
  expect(await screen.findByText('1 Row of Acme')).toBeDefined()
  rerender(list(acme, 1))
  expect(screen.getByText('1 Row of Acme previous')).toBeDefined()
})

test('rows of one client never appear under another', async () => {
  const { rerender } = render(list(acme))
  expect(await screen.findByText('1 Row of Acme')).toBeDefined()
  rerender(list(borealis))
  expect(screen.getByText('none')).toBeDefined()
})
