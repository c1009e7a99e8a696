import { useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as styles from './table.css'

/** Number of rows above which a table is rendered in groups (docs/decisions/0054). */
export const WHOLE_ROWS = 200

const GROUP_ROWS = 50

/** Distance from the view at which a group is rendered: about 22 rows, which a held arrow key passes in 0.7 s. */
const NEAR = '1000px 0px'

/** Key combinations that reach every row: find, find next, select all. */
const WHOLE_KEYS: ReadonlySet<string> = new Set(['f', 'g', 'a'])

interface RowGroupsProps<Row> extends Omit<ComponentProps<'tbody'>, 'children'> {
  rows: readonly Row[]
  drawRow: (row: Row, index: number) => ReactNode
}

/**
 * The rows of a long table, 50 in each `tbody`. The first and the last group are rendered at once, the others when they
 * come near the view. All are rendered before the page is printed, searched with the browser's keys or selected as a whole.
 * Rendered groups stay rendered.
 */
export function RowGroups<Row>({ rows, drawRow, ...body }: RowGroupsProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole) return undefined
    // Synchronous, because the browser searches or prints right after the event.
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
        // The last group, for the End key.
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
      // The second one, for a table in a dialog, whose body scrolls.
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
