import { Button, TableSelectionBar } from '@ssp/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import * as styles from './list-page.css'
import type { Selection } from './use-selection'

/** Props of `SelectionBar`. */
export interface SelectionBarProps {
  selection: Pick<Selection<never>, 'all' | 'count' | 'selected' | 'wasCleared' | 'chooseAll' | 'clear'>
  /** How many rows can be ticked at once; undefined where only single rows can be. */
  total: number | undefined
  /** Whether search or filters leave some out. */
  isNarrowed: boolean
  /** Called when the bar went away with the focus, as after an action from a dialog. */
  onFocusLost: () => void
  /** What can be done to the ticked rows. */
  children: ReactNode
}

/** How many rows are ticked, all of them on offer, and what can be done; or that search and filters have unticked them. */
export function SelectionBar({ selection, total, isNarrowed, onFocusLost, children }: SelectionBarProps) {
  const { all, count, wasCleared, chooseAll, clear } = selection
  const kit = useMessages(kitMessages).list
  const shown = useRef(false)
  useEffect(() => {
    const isGone = shown.current && count === 0
    shown.current = count > 0
    if (!isGone) return undefined
    // Once the dialog has given the focus back, to a button of the bar.
    const timer = setTimeout(() => document.activeElement === document.body && onFocusLost(), 50)
    return () => clearTimeout(timer)
  }, [count, onFocusLost])
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
