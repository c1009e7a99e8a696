import { Button, TableSelectionBar } from '@ssp/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages'
import { listMessages } from './messages'
import * as styles from './list-page.css'
import type { Selection } from './use-selection'

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  selection: Pick<Selection<never>, 'all' | 'count' | 'selected' | 'wasCleared' | 'chooseAll' | 'clear'>
  /** Number of rows that can be ticked at once; undefined if rows can only be ticked one by one. */
  total: number | undefined
  /** Whether search or filters are active. */
  isNarrowed: boolean
  /** Bulk actions for the ticked rows. */
  children: ReactNode
}

/**
 * Number of ticked rows, an offer to tick all, and the bulk actions; or a note that search and filters have cleared the
 * ticks.
 */
export function SelectionBar({ selection, total, isNarrowed, children }: SelectionBarProps) {
  const { all, count, wasCleared, chooseAll, clear } = selection
  const kit = useMessages(listMessages)
  const more = total !== undefined && count < total && !(all && count > 0)
  return (
    <>
      <p role="status" className={styles.cleared}>
        {wasCleared && kit.selectionCleared}
      </p>
      <TableSelectionBar
        selection={{ selected: selection.selected, onChange: clear }}
        count={count}
        more={
          more && (
            <Button size="small" variant="quiet" onClick={chooseAll}>
              {(isNarrowed ? kit.selectMatching : kit.selectAll)(total)}
            </Button>
          )
        }
      >
        {children}
      </TableSelectionBar>
    </>
  )
}
