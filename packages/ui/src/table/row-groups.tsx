import { useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as styles from './table.css'

/** A table of more rows is drawn in groups (docs/decisions/0054). */
export const WHOLE_ROWS = 200

const GROUP_ROWS = 50

/** A group is drawn when it comes as near to the view: about 22 rows, which an arrow key held down passes in 0.7 s. */
const NEAR = '1000px 0px'

/** Keys that reach every row: find, find next, select all. */
const WHOLE_KEYS: ReadonlySet<string> = new Set(['f', 'g', 'a'])

interface RowGroupsProps<Row> extends Omit<ComponentProps<'tbody'>, 'children'> {
  rows: readonly Row[]
  drawRow: (row: Row, index: number) => ReactNode
}

/**
 * The rows of a long table, 50 in each `tbody`. The first and the last group are drawn at once, another one when it comes near, and
 * all of them before the page is printed, searched by the browser's keys or selected as a whole. What is drawn stays.
 */
export function RowGroups<Row>({ rows, drawRow, ...body }: RowGroupsProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole) return undefined
    // At once, because the browser searches or prints right after the event.
    const drawAll = () => flushSync(() => setWhole(true))
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && WHOLE_KEYS.has(key.toLowerCase()))) drawAll()
    }
    addEventListener('beforeprint', drawAll)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('beforeprint', drawAll)
      removeEventListener('keydown', onKeyDown)
    }
  }, [isWhole])
  return Array.from({ length: Math.ceil(rows.length / GROUP_ROWS) }, (_, group) => {
    const first = group * GROUP_ROWS
    const end = first + GROUP_ROWS
    return (
      <RowGroup
        {...body}
        key={group}
        // The last one for the key End.
        isDrawn={isWhole || group === 0 || end >= rows.length}
        rows={rows.slice(first, end)}
        drawRow={(row, index) => drawRow(row, first + index)}
      />
    )
  })
}

interface RowGroupProps<Row> extends RowGroupsProps<Row> {
  isDrawn: boolean
}

function RowGroup<Row>({ isDrawn, rows, drawRow, ...body }: RowGroupProps<Row>) {
  const ref = useRef<HTMLTableSectionElement>(null)
  const [wasNear, setWasNear] = useState(isDrawn)
  const draws = isDrawn || wasNear
  useEffect(() => {
    if (draws || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasNear(true),
      // The second one is for a table in a dialog, whose body scrolls.
      { rootMargin: NEAR, scrollMargin: NEAR },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [draws])
  return (
    <tbody role="rowgroup" {...body} ref={ref}>
      {draws ? (
        rows.map(drawRow)
      ) : (
        <tr aria-hidden className={styles.undrawn} style={{ [styles.undrawnRows]: rows.length } as CSSProperties} />
      )}
    </tbody>
  )
}
