import { startTransition, useDeferredValue, useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import type { Group } from './groups'
import { lookAgain, watchNear } from './near-view'

/** Up to this many rows a list is drawn whole, so that the browser's own search finds everything in it. */
const WHOLE = 120

/** Whether so many rows are drawn near the view only. */
export const isLong = (rows: number): boolean => rows > WHOLE

/** False while the page around a long list is drawn for the first time: the list comes in between of what else happens. */
export const useBegun = (long: boolean): boolean => useDeferredValue(true, !long)

/** Props of `Near`. */
export interface NearProps {
  /** Whether it belongs to a long list; in a short one it is drawn wherever it is. */
  long: boolean
  /** Its height in pixels as far as one can tell before it is drawn. */
  height: number
  /** What box it is; `ul` for rows that are `li`. */
  as?: 'div' | 'fieldset' | 'section' | 'ul' | undefined
  /** Names the box. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

// Safari takes a list without markers for no list.
const roleOf = (box: NearProps['as']) => (box === 'ul' ? 'list' : undefined)

/**
 * A part of a long list, drawn only near the view: far from it stands an empty box as high as it was. So a thousand rows
 * cost what a screen or two of them cost, to draw, to change and to leave. What holds the focus stays as long
 * as it does.
 */
export function Near({ long, height, as: Box = 'div', label, className, children }: NearProps) {
  const box = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!long || !element) return undefined
    return watchNear(element, (isNear, before) => {
      if (!isNear && element.contains(document.activeElement)) {
        element.addEventListener('focusout', () => lookAgain(element), { once: true })
        return
      }
      startTransition(() => {
        setNear(isNear)
        if (!isNear) setMeasured(before)
      })
    })
  }, [long])
  const drawn = near || !long
  return (
    <Box
      ref={box as Ref<never>}
      role={roleOf(Box)}
      aria-label={label}
      className={className}
      style={drawn ? undefined : { blockSize: measured ?? height }}
    >
      {drawn && children}
    </Box>
  )
}

/** Height of a usual row in pixels, and of a heading with its distance to the group before. */
export const ROW_HEIGHT = 44
const HEADING = 64

/** How high a group is about, with so many rows beside each other. */
export const groupHeight = ({ rows }: Pick<Group<unknown>, 'rows'>, columns = 1): number =>
  HEADING + Math.ceil(rows.length / columns) * ROW_HEIGHT

/** Rows of one part; a multiple of the columns that lists have. */
const PART = 12

/** Props of `NearRows`. */
export interface NearRowsProps<T> extends Pick<NearProps, 'long' | 'as' | 'className'> {
  rows: readonly T[]
  /** Height of one row in pixels, shared by the rows beside it. */
  rowHeight: number
  children: (row: T) => ReactNode
}

/** The rows of one group; a large group in parts that are drawn near the view only. */
export function NearRows<T>({ rows, long, rowHeight, as: Box = 'div', className, children }: NearRowsProps<T>) {
  if (!long || rows.length <= PART) {
    return (
      <Box role={roleOf(Box)} className={className}>
        {rows.map(children)}
      </Box>
    )
  }
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) => {
    const own = rows.slice(part * PART, (part + 1) * PART)
    return (
      <Near key={part} long height={own.length * rowHeight} as={Box} className={className}>
        <Rows rows={own}>{children}</Rows>
      </Near>
    )
  })
}

// Called only when it is drawn.
const Rows = <T,>({ rows, children }: { rows: readonly T[]; children: (row: T) => ReactNode }) => rows.map(children)
