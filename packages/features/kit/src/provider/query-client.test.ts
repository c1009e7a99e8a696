import { ApiError } from '@ssp/api'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client'

afterEach(() => onlineManager.setOnline(true))

test('a read without a connection fails instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const refused = new ApiError({ status: 403, code: 'forbidden', message: 'No.' })
  const read = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refused) })
  await expect(read).rejects.toBe(refused)
})
