import { lazyOverlay } from '@ssp/ui'
import { useId, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { PanelProps } from './input-panel'
import { useDraftOffer } from './use-draft-offer'

/** A panel that a page opens. */
export interface Panel<Props> {
  open: (props?: Omit<Props, keyof PanelProps>) => void
  /** Preloads the code of a `lazyPanel`. */
  preload: () => void
  /** The panel; render it once on the page. */
  element: ReactNode
}

/**
 * Opens a panel; each opening mounts a new one. Use `lazyPanel` for a panel whose code is loaded when it first opens.
 * @param hasDraft whether entries of the panel are persisted, from `useHasDraft`: the page then offers to continue with
 * them. Declined entries are restored when the panel is opened the next time. Default false
 * @param pageProps props that follow the page while the panel is open, for example a record that is read again
 */
export function usePanel<Props extends PanelProps>(
  Panel: ComponentType<Props> & { preload?: () => void },
  hasDraft = false,
  pageProps?: Partial<Omit<Props, keyof PanelProps>>,
): Panel<Props> {
  const [{ open, opening, props }, setPanel] = useState({
    open: false,
    opening: 0,
    props: {} as Omit<Props, keyof PanelProps>,
  })
  const id = useId()
  useDraftOffer(hasDraft, () => setPanel((panel) => ({ ...panel, open: true, opening: panel.opening + 1 })))
  return useMemo(
    () => ({
      open: (next) =>
        setPanel((panel) => ({
          open: true,
          opening: panel.opening + 1,
          props: next ?? ({} as Omit<Props, keyof PanelProps>),
        })),
      preload: () => Panel.preload?.(),
      element: opening > 0 && (
        <Panel
          // Panels are siblings on their page: two with the same key would lose each other's state.
          key={`${id}${opening}`}
          {...({
            ...pageProps,
            ...props,
            open,
            onClose: () => setPanel((panel) => ({ ...panel, open: false })),
          } as Props)}
        />
      ),
    }),
    [Panel, id, open, opening, props, pageProps],
  )
}

/** A panel whose code is loaded when it first opens, or earlier by `preload`. Call it outside components. */
export function lazyPanel<Props extends PanelProps>(load: () => Promise<ComponentType<Props>>) {
  const Panel = lazyOverlay<Props>(load)
  return Object.assign(Panel, { preload: () => void load().catch(() => undefined) })
}
