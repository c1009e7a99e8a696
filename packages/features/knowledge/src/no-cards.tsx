import { useMessages } from '@ssp/feature-kit'
import { Button, Empty } from '@ssp/ui'
import { searchMessages } from './messages'
import type { useSearch } from './use-search'

/** No cards: there are none, or the search matches none and can be cleared. */
export function NoCards({ search, empty }: { search: ReturnType<typeof useSearch>; empty: string }) {
  const messages = useMessages(searchMessages)
  if (!search.value) return <Empty title={empty} />
  return <Empty title={messages.noMatch} action={<Button onClick={() => search.set('')}>{messages.clear}</Button>} />
}
