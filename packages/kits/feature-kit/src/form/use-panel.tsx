import { lazyOverlay } from '@ssp/ui'
import { useId, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { PanelProps } from './input-panel'
import { useDraftOffer } from './use-draft-offer'

/** A panel that a page opens. */
export interface Panel<Props> {
  open: (props?: Omit<Props, keyof PanelProps>) => void
  /** Fetches the code of a `lazyPanel` ahead. */
  preload: () => void
  /** The panel; draw it once on the page. */
  element: ReactNode
}

/**
 * Opens a panel; each opening is a new one. For a panel whose code is fetched when it first opens, give `lazyPanel`.
 *
 * @param hasDraft whether entries of the panel are persisted, from `useHasDraft`: the page offers to go on with them. What is
 *   not taken up is there when the panel is opened next. Default false
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
          // Panels are siblings on their page: two with one key would lose each other's state.
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

/** A panel whose code is fetched when it first opens, or ahead by `preload`. Call it outside of components. */
export function lazyPanel<Props extends PanelProps>(load: () => Promise<ComponentType<Props>>) {
  const Panel = lazyOverlay<Props>(load)
  return Object.assign(Panel, { preload: () => void load().catch(() => undefined) })
}
