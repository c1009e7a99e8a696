import { Button, TableSelectionBar } from '@ssp/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages'
import { listMessages } from './messages'
import * as styles from './list-page.css'
import type { Selection } from './use-selection'

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  selection: Pick<Selection<never>, 'all' | 'count' | 'selected' | 'wasCleared' | 'chooseAll' | 'clear'>
  /** How many rows can be ticked at once; undefined where only single rows can be. */
  total: number | undefined
  /** Whether search or filters leave some out. */
  isNarrowed: boolean
  /** What can be done to the ticked rows. */
  children: ReactNode
}

/** How many rows are ticked, all of them on offer, and what can be done; or that search and filters have unticked them. */
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
