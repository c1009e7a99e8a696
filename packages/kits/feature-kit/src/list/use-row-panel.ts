import { useIsPhone } from '@ssp/ui'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { useBack, useChangeQuery, useLocation } from '../navigation/navigation'

/** The row shown in a panel, and its neighbours. */
export interface OpenRow<Row> {
  /** Key of the row. */
  key: string
  /** The row; undefined if the address names a row that is not on this page of the list. */
  row: Row | undefined
  /** Its position on the page, from 1, and the number of rows there. */
  place: { at: number; of: number } | undefined
  /** Shows the row at this offset; undefined past the ends of the page. */
  step: (rows: number) => (() => void) | undefined
  /** Closes the panel. */
  close: () => void
}

/** The panel that a click on a row opens. */
export interface ListRowPanel<Row> {
  /** Parameter of the address that names the row. */
  param: string
  /** Renders the panel. */
  draw: (open: OpenRow<Row>) => ReactNode
}

/**
 * A plain click on the link of a row opens its panel. With a modifier key, the middle button, or on a phone it opens the
 * page. The address names the row (docs/decisions/0057).
 */
export function useRowPanel<Row>(
  panel: ListRowPanel<Row> | undefined,
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  body: RefObject<HTMLElement | null>,
) {
  const { search } = useLocation()
  const change = useChangeQuery()
  const back = useBack()
  const isPhone = useIsPhone()
  const [isPushed, setPushed] = useState(false)
  const param = panel?.param ?? ''
  const key = panel ? new URLSearchParams(search).get(param) : null

  const show = (next: (now: string | null) => string | null, replace: boolean) =>
    change(
      (latest) => {
        const query = new URLSearchParams(latest)
        const wanted = next(query.get(param))
        if (wanted === null) query.delete(param)
        else query.set(param, wanted)
        return `?${query}`
      },
      { replace },
    )
  const open = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = (event.target as Element).closest<HTMLElement>('[data-row-link]')
    if (!panel || isPhone || !link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    // Prevents the link from opening the page.
    event.preventDefault()
    setPushed(true)
    const wanted = link.dataset['rowLink'] ?? null
    show(() => wanted, false)
  }
  const close = () => {
    // Back from a copied address would leave the application.
    if (isPushed) back()
    else show(() => null, true)
  }

  const shown = useRef<string>(undefined)
  useEffect(() => {
    const last = shown.current
    shown.current = key ?? undefined
    if (key !== null || last === undefined) return undefined
    // After the panel's focus scope, which restores the focus to the clicked row.
    const frame = requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(last)}"]`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [key, body])

  const keys = rows?.map(keyOf) ?? []
  const at = key === null ? -1 : keys.indexOf(key)
  const step = (by: number) =>
    at >= 0 && keys[at + by] !== undefined
      ? () => show((now) => (now === null ? null : (keys[keys.indexOf(now) + by] ?? now)), true)
      : undefined
  const place = rows && at >= 0 ? { at: at + 1, of: rows.length } : undefined
  return {
    onClickCapture: open,
    element: panel && key && panel.draw({ key, row: rows?.[at], place, step, close }),
  }
}
