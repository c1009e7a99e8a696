import { Can } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import type { QueryKey } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { AccessList, type ListTexts } from './access-list'
import { EntryCards, EntryCardsSkeleton } from './entry-cards'
import type { Entry } from './entry'
import { EntryTable, EntryTableSkeleton } from './entry-table'
import type { ListQueries } from './use-list-data'

/** Props of `EntryList`. */
export interface EntryListProps<Row, RowsKey extends QueryKey, CountKey extends QueryKey> {
  /** What it asks the server; declare it outside of the component. */
  queries: ListQueries<Row, RowsKey, CountKey>
  /** Texts of the list: what 'Create' and the columns of its rows are called besides. */
  messages: ListTexts & { create: string; columns: readonly string[] }
  /** A row as its card and its line show it. */
  entryOf: (row: Row) => Entry
  /** What 'Create' needs. */
  permission: string
  /** Hears 'Create'. */
  onCreate: () => void
  /** Hears that 'Create' is likely to be pressed. */
  onPrepare?: () => void
}

/** A list of users, roles or policies, as cards or as lines. */
export function EntryList<Row, RowsKey extends QueryKey, CountKey extends QueryKey>(
  props: EntryListProps<Row, RowsKey, CountKey>,
) {
  const { queries, messages, entryOf, permission, onCreate, onPrepare } = props
  const texts = { caption: messages.title, columns: messages.columns }
  return (
    <AccessList
      layouts
      queries={queries}
      messages={messages}
      renderSkeleton={(count, layout) =>
        layout === 'grid' ? <EntryCardsSkeleton count={count} /> : <EntryTableSkeleton {...texts} count={count} />
      }
      action={
        <Can permission={permission}>
          <Button
            variant="primary"
            iconStart={<Plus size={16} />}
            onClick={onCreate}
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
          >
            {messages.create}
          </Button>
        </Can>
      }
    >
      {(rows, layout) =>
        layout === 'grid' ? (
          <EntryCards caption={messages.title} entries={rows.map(entryOf)} />
        ) : (
          <EntryTable {...texts} entries={rows.map(entryOf)} />
        )
      }
    </AccessList>
  )
}
