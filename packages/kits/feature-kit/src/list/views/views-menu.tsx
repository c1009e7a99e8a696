import { listViewsQuery, type ListKey } from '@ssp/api'
import { Badge, Banner, Button, lazyOverlay, VisuallyHidden, type ColumnChoice } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages'
import { useLocation } from '../../navigation/navigation'
import { useApi } from '../../provider/ssp-context'
import { useSession } from '../../session/use-session'
import type { ListDefaults, ListState } from '../list-state'
import { viewsMessages } from './messages'
import { goneParts, readView, VIEW, viewQuery, type ViewedList } from './view-query'
import * as styles from './views.css'

const loadPanel = () => import('./views-panel')
const ViewsPanel = lazyOverlay(async () => (await loadPanel()).ViewsPanel)

/** The views of a list, for lists with additional parameters that belong to views. */
export interface ListViews {
  list: ListKey
  /** Names of parameters, for example of the open tab. */
  also: readonly string[]
}

/** Props of `ViewsMenu`. */
export interface ViewsMenuProps {
  /** The list that has the views. */
  of: ListKey | ListViews
  /** The list as currently shown. */
  list: ListState
  defaults: ListDefaults
  columns: ViewedList['columns']
  /** The columns as currently arranged. */
  choice: ColumnChoice
}

/** The button that opens the views of a list, and notes about the open view. Not rendered without an account. */
export function ViewsMenu(props: ViewsMenuProps) {
  const isSignedIn = useSession().user !== null
  return isSignedIn && <Views {...props} />
}

function Views({ of, list, defaults, columns, choice }: ViewsMenuProps) {
  const messages = useMessages(viewsMessages)
  const { search } = useLocation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState({ open: false, opened: false })
  const key = typeof of === 'string' ? of : of.list
  const also = typeof of === 'string' ? NONE : of.also
  const viewed = useMemo(() => ({ defaults, columns, also }), [defaults, columns, also])
  const id = new URLSearchParams(search).get(VIEW)
  // Without a view in the address, nothing is read until the panel opens.
  const query = useQuery({ ...listViewsQuery(useApi(), key), enabled: id !== null || panel.opened })
  const view = query.data?.find((each) => each.id === id)
  const current = viewQuery(list, choice, search, viewed)
  const gone = view ? goneParts(view.query, viewed) : NONE
  const isChanged = view !== undefined && current !== readView(view.query, viewed)
  const toggle = () => {
    // Other accounts may have shared views since the panel was last open.
    if (!panel.open && panel.opened) void query.refetch()
    setPanel({ open: !panel.open, opened: true })
  }
  const isMissing = id !== null && query.data !== undefined && view === undefined
  return (
    <>
      <Button
        ref={trigger}
        className={`ssp-ViewsMenu ${styles.trigger}`}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onFocus={() => void loadPanel().catch(() => undefined)}
        onClick={toggle}
      >
        <span className={styles.current}>
          <Bookmark size={16} aria-hidden="true" className={styles.icon} />
          {view && <VisuallyHidden>{messages.of}</VisuallyHidden>}
          <span className={view ? styles.name : styles.general}>{view?.name ?? messages.open}</span>
          {isChanged && <Badge tone="info">{messages.changed}</Badge>}
          <ChevronDown size={16} aria-hidden="true" className={view ? styles.icon : styles.general} />
        </span>
      </Button>
      {panel.opened && (
        <ViewsPanel
          open={panel.open}
          onOpenChange={(open) => setPanel({ open, opened: true })}
          triggerRef={trigger}
          list={key}
          query={query}
          view={view}
          isChanged={isChanged || (view?.own === true && gone.length > 0)}
          current={current}
          viewed={viewed}
        />
      )}
      {view && gone.length > 0 && (
        <Banner kind="warning" className={styles.notice} text={messages.gone(view.name, gone)} />
      )}
      {isMissing && <Banner kind="info" className={styles.notice} text={messages.missing} />}
    </>
  )
}

const NONE: readonly never[] = []
