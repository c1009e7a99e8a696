import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './column-resizer.css'
import type { TableColumn } from './table.types'

/** Minimum and maximum width of a column, and the step of an arrow key, in pixels. */
const [LEAST, MOST, STEP] = [56, 960, 16]

/** Props of `ColumnResizer`. */
export interface ColumnResizerProps {
  column: Pick<TableColumn<never>, 'key' | 'header' | 'chosenWidth'>
  /** Whether it is the tab stop among the separators of its table. */
  isStop: boolean
  /** Called with the width while the pointer moves, and with undefined at the end. */
  onMove: (width: number | undefined) => void
  /** Called with the chosen width; undefined for the width of the content. */
  onResize: (width: number | undefined) => void
}

const limited = (width: number) => Math.round(Math.min(MOST, Math.max(LEAST, width)))

/** The separators of a table. One of them is a tab stop; the up and down arrow keys move to the others. */
const separatorsOf = (one: Element) => [
  ...(one.closest('tr')?.querySelectorAll<HTMLElement>(':scope > th > [role="separator"]') ?? []),
]

/** The window splitter of the ARIA patterns, at the end of a column head: moved by dragging or with the arrow keys. */
export function ColumnResizer({ column, isStop, onMove, onResize }: ColumnResizerProps) {
  const { key, header, chosenWidth } = column
  const messages = useUiMessages('table')
  const bar = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ from: number; width: number; now: number }>()
  const [measured, setMeasured] = useState(LEAST)
  const widthNow = () => bar.current?.parentElement?.getBoundingClientRect().width ?? LEAST
  const sign = () => (bar.current?.matches('[dir=rtl] *') ? -1 : 1)

  // On mount and on each focus, because the width of the content may have changed.
  const measure = useCallback((element: HTMLDivElement | null) => {
    bar.current = element
    if (element) setMeasured(Math.round(element.parentElement?.getBoundingClientRect().width ?? LEAST))
  }, [])

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const width = widthNow()
    setDrag({ from: event.clientX, width, now: width })
  }
  const move = ({ clientX }: PointerEvent) => {
    if (!drag) return
    const now = limited(drag.width + sign() * (clientX - drag.from))
    setDrag({ ...drag, now })
    onMove(now)
  }
  const end = (isKept: boolean) => {
    if (!drag) return
    setDrag(undefined)
    onMove(undefined)
    if (isKept && drag.now !== drag.width) onResize(drag.now)
  }
  const goTo = (step: number) => {
    const all = bar.current ? separatorsOf(bar.current) : []
    all[all.findIndex((one) => one === bar.current) + step]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const act: Partial<Record<string, () => void>> = {
      ArrowLeft: () => onResize(limited(widthNow() - sign() * STEP)),
      ArrowRight: () => onResize(limited(widthNow() + sign() * STEP)),
      ArrowUp: () => goTo(-1),
      ArrowDown: () => goTo(1),
      Home: () => onResize(LEAST),
      End: () => onResize(MOST),
      Delete: () => onResize(undefined),
      Backspace: () => onResize(undefined),
      ...(drag && { Escape: () => end(false) }),
    }
    if (!act[event.key]) return
    event.preventDefault()
    act[event.key]?.()
  }

  return (
    <div
      ref={measure}
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.width(header)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={chosenWidth ?? measured}
      aria-valuetext={messages.pixels(chosenWidth ?? measured)}
      tabIndex={isStop ? 0 : -1}
      title={messages.widthHint}
      data-column={key}
      data-dragged={drag ? '' : undefined}
      className={styles.separator}
      onFocus={({ currentTarget }) => measure(currentTarget)}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={() => onResize(undefined)}
    />
  )
}
