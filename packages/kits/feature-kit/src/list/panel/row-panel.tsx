import { IconButton, SidePanel } from '@ssp/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages'
import { letterStep } from '../row-keys'
import type { OpenRow } from '../use-row-panel'
import { rowPanelMessages } from './messages'
import * as styles from './row-panel.css'

/** Props of `RowPanel`. */
export interface RowPanelProps {
  /** From `rowPanel` of `ListPage`. */
  open: Pick<OpenRow<unknown>, 'place' | 'step' | 'close'>
  /** Name of the row. */
  title: ReactNode
  /** Content: the data of the row. */
  children: ReactNode
  /** Actions for the row. */
  actions: ReactNode
}

/** The panel of a row of a list; `j` and `k` show the next and the previous row. */
export function RowPanel({ open: { place, step, close }, title, children, actions }: RowPanelProps) {
  const texts = useMessages(rowPanelMessages)
  const [previous, next] = [step(-1), step(1)]
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rows = letterStep(event)
    const go = rows === 0 ? undefined : step(rows)
    if (!go) return
    event.preventDefault()
    go()
  }
  return (
    <SidePanel
      className="ssp-RowPanel"
      open
      onOpenChange={(wanted) => !wanted && close()}
      title={title}
      onKeyDown={move}
      footer={
        <>
          {place && (
            <div className={styles.steps}>
              <IconButton
                label={texts.previous}
                icon={<ChevronUp size={16} />}
                aria-keyshortcuts="k"
                unavailable={previous ? null : texts.first}
                onClick={previous}
              />
              <IconButton
                label={texts.next}
                icon={<ChevronDown size={16} />}
                aria-keyshortcuts="j"
                unavailable={next ? null : texts.last}
                onClick={next}
              />
              <span aria-live="polite" className={styles.place}>
                {texts.place(place.at, place.of)}
              </span>
            </div>
          )}
          {actions}
        </>
      }
    >
      {children}
    </SidePanel>
  )
}
