import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
  type Range,
  type ReactVirtualizerOptions,
} from '@tanstack/react-virtual'
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { linesOf, PART_ROWS, partsOf, WHOLE_ROWS, type RowGroup, type RowPart } from './row-parts'
import { useScrollContainer } from './use-scroll-container'
import * as styles from './virtual-groups.css'

/** Props of `VirtualGroups`. */
export interface VirtualGroupsProps<T> {
  /** Groups in order, each rendered under its heading; keep the array stable between renders. */
  groups: readonly RowGroup<T>[]
  /** Estimated height of a part in pixels until it is measured. Default: 44 for each row and 64 for the heading. */
  estimate?: (part: RowPart<T>) => number
  /** Class of the grid around the groups; its columns and row gap also apply to a virtualised list. */
  className?: string | undefined
  /** Renders a group, or one section of a group of more than twelve rows; only the first section has the heading. */
  children: (part: RowPart<T>) => ReactNode
}

/**
 * A list under headings. Up to 120 rows it is rendered completely. Beyond that, only the rows near the visible part of the
 * window or the dialog body are rendered, and the focused one.
 */
export function VirtualGroups<T>(props: VirtualGroupsProps<T>) {
  const { groups, className, children } = props
  const isLong = groups.reduce((sum, { rows }) => sum + rows.length, 0) > WHOLE_ROWS
  if (isLong) return <LongGroups {...props} />
  return (
    <div className={className}>
      {partsOf(groups, WHOLE_ROWS).map((part) => (
        <Fragment key={part.key}>{children(part)}</Fragment>
      ))}
    </div>
  )
}

/** Lines rendered beyond the visible ones at each end. */
const OVERSCAN = 3

type Options = ReactVirtualizerOptions<HTMLElement, HTMLElement>

/** Reads and scrolls a window instead of an element. */
const WINDOW = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as Pick<Options, 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'>

function LongGroups<T>({ groups, estimate = usualHeight, className, children }: VirtualGroupsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const { container, margin } = useScrollContainer(list)
  const { columns, gap } = useGrid(list, container !== null)
  const lines = useMemo(() => linesOf(partsOf(groups, PART_ROWS), columns), [groups, columns])
  const [focused, setFocused] = useState<string | null>(null)

  const keyOf = useCallback((index: number) => `${columns}/${lines[index]?.[0]?.key ?? ''}`, [lines, columns])
  const gapBefore = (index: number) => (index > 0 && (columns > 1 || lines[index]?.[0]?.isFirst) ? gap : 0)
  // oxlint-disable-next-line react/incompatible-library -- the compiler is not used, and nothing it returns is memoised
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: lines.length,
    getScrollElement: () => container as HTMLElement | null,
    ...(container === window && WINDOW),
    estimateSize: (index) => gapBefore(index) + Math.max(0, ...(lines[index] ?? []).map(estimate)),
    getItemKey: keyOf,
    scrollMargin: margin,
    overscan: OVERSCAN,
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range)
        const held = lines.findIndex((_, index) => keyOf(index) === focused)
        return held < 0 || near.includes(held) ? near : [...near, held].toSorted((a, b) => a - b)
      },
      [lines, keyOf, focused],
    ),
    useFlushSync: false,
  })
  const drawn = virtualizer.getVirtualItems()
  const end = margin + virtualizer.getTotalSize()

  const onFocus = ({ target }: FocusEvent) => {
    const line = target.closest<HTMLElement>('[data-index]')
    if (line) setFocused(keyOf(Number(line.dataset['index'])))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
  }
  return (
    <div
      ref={list}
      className={styles.list}
      style={{ paddingBlockEnd: end - (drawn.at(-1)?.end ?? margin) }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {drawn.map(({ key, index, start }, place) => (
        <div
          key={String(key)}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles.line}
          // The height of the omitted content before this line.
          style={{ marginBlockStart: start - (drawn[place - 1]?.end ?? margin), paddingBlockStart: gapBefore(index) }}
        >
          <div className={className}>
            {lines[index]?.map((part) => (
              <Fragment key={part.key}>{children(part)}</Fragment>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

const usualHeight = ({ isFirst, rows }: RowPart<unknown>) => (isFirst ? 64 : 0) + rows.length * 44

/** The number of columns and the row gap in pixels of the grid around the lines, as set by the stylesheet. */
function useGrid(list: RefObject<HTMLElement | null>, isDrawn: boolean) {
  const [grid, setGrid] = useState({ columns: 1, gap: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isDrawn) return undefined
    const measure = () => {
      const line = element.firstElementChild?.firstElementChild
      if (!line) return
      const { gridTemplateColumns, rowGap } = getComputedStyle(line)
      const columns = gridTemplateColumns.split(' ').length
      const gap = Number.parseFloat(rowGap) || 0
      setGrid((before) => (before.columns === columns && before.gap === gap ? before : { columns, gap }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, isDrawn])
  return grid
}
