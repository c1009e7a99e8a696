// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { SspContext, type SspContextValue } from '../provider/ssp-context'
import { useRecordOptions } from './use-record-options'

// A read that ends after the last test would draw without a document.

const roles = Array.from({ length: 230 }, (_, index) => ({ id: `r${index}`, label: `Role ${index}` }))

const read = vi.fn<(search: string, page: number) => { id: string; label: string }[]>((search, page) =>
  roles.filter(({ label }) => label.includes(search)).slice(page * 100, page * 100 + 100),
)

const optionsOf = (chosen: string | undefined, isOpen: boolean) => {
  const cache = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SspContext value={{ api: {} } as SspContextValue}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </SspContext>
  )
  return renderHook(
    (props: { chosen: string | undefined; isOpen: boolean }) =>
      useRecordOptions<(typeof roles)[number]>({
        ...props,
        page: (_api, { search, page }) =>
          queryOptions({ queryKey: [search, page] as readonly unknown[], queryFn: () => read(search, page) }),
        option: ({ id, label }) => ({ value: id, label }),
      }),
    { wrapper, initialProps: { chosen, isOpen } },
  )
}

test('nothing is read before the filters open; then the first hundred, and what is typed is searched', async () => {
  const { result, rerender } = optionsOf(undefined, false)
  expect(read).not.toHaveBeenCalled()
  rerender({ chosen: undefined, isOpen: true })
  await waitFor(() => expect(result.current.options).toHaveLength(100))
  act(() => result.current.search.onSearch('Role 229'))
  expect(result.current.search.loading).toBe(true)
  await waitFor(() => expect(result.current.options).toEqual([{ value: 'r229', label: 'Role 229' }]))
  rerender({ chosen: 'r229', isOpen: true })
  act(() => result.current.search.onSearch('Role 22'))
  await waitFor(() => expect(result.current.options).toHaveLength(11))
})

test('the record of the address has its name, on whichever page it is', async () => {
  const { result } = optionsOf('r215', false)
  await waitFor(() => expect(result.current.options.at(-1)).toEqual({ value: 'r215', label: 'Role 215' }))
  expect(result.current.isComplete).toBe(false)
})

test('a record that is on no page is gone', async () => {
  const { result } = optionsOf('gone', false)
  await waitFor(() => expect(result.current.isComplete).toBe(true))
  expect(result.current.options).not.toContainEqual(expect.objectContaining({ value: 'gone' }))
})
