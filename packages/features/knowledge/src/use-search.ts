import { useChangeQuery, useLocation } from '@ssp/feature-kit'

/** The search in the address, `?search=`, and a function that filters a list by it, without a request (R4-177). */
export function useSearch() {
  const change = useChangeQuery()
  const value = new URLSearchParams(useLocation().search).get('search') ?? ''
  const wanted = fold(value)
  return {
    value,
    set: (text: string) =>
      change(
        (latest) => {
          const query = new URLSearchParams(latest)
          if (text) query.set('search', text)
          else query.delete('search')
          return addressOf('', query)
        },
        { replace: true },
      ),
    matches: (title: string) => fold(title).includes(wanted),
  }
}

/** A path with its query. */
export const addressOf = (pathname: string, query: URLSearchParams): string =>
  query.size > 0 ? `${pathname}?${query.toString()}` : pathname

/** The address of an article, opened over the list at this address. */
export function articleAddress(pathname: string, search: string, id: string): string {
  const query = new URLSearchParams(search)
  query.set('article', id)
  return addressOf(pathname, query)
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
