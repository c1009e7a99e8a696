// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBrowserNavigation } from './browser-navigation'

test('moves through the history of the browser', async () => {
  const { result } = renderHook(() => useBrowserNavigation())
  act(() => result.current.navigate('/employees?search=ann'))
  expect(result.current.location).toEqual({ pathname: '/employees', search: '?search=ann' })
  act(() => result.current.navigate('/employees?search=bea', { replace: true }))
  act(() => result.current.navigate('/'))
  act(() => result.current.back())
  await waitFor(() => expect(result.current.location.search).toBe('?search=bea'))
})
