// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOwnBrand } from './use-own-brand'

const variables = { '--ssp-color-nav': '#123456' } as const

test('a preview applies until it is taken back, and for one client only', () => {
  const { result, rerender } = renderHook(({ id }) => useOwnBrand(id, undefined), { initialProps: { id: 'acme' } })
  act(() => result.current.brand.preview(variables))
  expect(result.current.variables).toBe(variables)
  rerender({ id: 'borealis' })
  expect(result.current.variables).toBeUndefined()
  rerender({ id: 'acme' })
  act(() => result.current.brand.preview(null))
  expect(result.current.variables).toBeUndefined()
})

test('saved colours stay on the page until the host’s stylesheet has them', async () => {
  const onSaved = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { result } = renderHook(() => useOwnBrand('acme', onSaved))
  act(() => result.current.brand.preview(variables))
  await act(() => result.current.brand.saved())
  expect(onSaved).toHaveBeenCalledOnce()
  expect(result.current.variables).toBeUndefined()
})

test('without a stylesheet of the host they stay', async () => {
  const { result } = renderHook(() => useOwnBrand('acme', undefined))
  act(() => result.current.brand.preview(variables))
  await act(() => result.current.brand.saved())
  expect(result.current.variables).toBe(variables)
})
