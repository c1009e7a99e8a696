import { useMemo } from 'react'
import { useLocation } from '../navigation/navigation'
import { readFilters, wireFilters, type Filters, type WireOf } from './filters'

/** Search and filters in the address, as requests of the list send them, for actions on the listed records. */
export function useListFilter<F extends Filters>(filters: F): { search?: string } & WireOf<F> {
  const address = useLocation().search
  return useMemo(() => {
    const query = new URLSearchParams(address)
    const search = query.get('search')?.trim()
    return Object.assign(search ? { search } : {}, wireFilters(filters, readFilters(filters, query)))
  }, [address, filters])
}
