import type { Period } from '@ssp/api'
import type { UseQueryOptions } from '@tanstack/react-query'

/** A read of a period; one that ends before it starts has nothing to read and is `empty` (decision 28). */
export const inPeriod = <T>({ start, end }: Period, options: UseQueryOptions<T>, empty: T): UseQueryOptions<T> =>
  start <= end ? options : { ...options, enabled: false, initialData: empty }
