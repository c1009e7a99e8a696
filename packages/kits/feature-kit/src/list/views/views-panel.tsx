import { changeListView, type ListKey, type ListView } from '@ssp/api'
import { Badge, Button, IconButton, PopoverPanel } from '@ssp/ui'
import { Check, Ellipsis, Pencil, Plus, Share2, Trash2, Undo2 } from 'lucide-react'
import { useId, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '../../action/use-action'
import { QueryFailed } from '../../data/query-failed'
import type { QueryLike } from '../../data/query-like'
import { lazyPanel, usePanel } from '../../form/use-panel'
import { useMessages } from '../../messages/use-messages'
import { useLocation, useNavigate } from '../../navigation/navigation'
import { viewsMessages } from './messages'
import { useViewRemoval } from './use-view-removal'
import { addressOfDefault, addressOfView, readView, type ViewedList } from './view-query'
import * as styles from './views-panel.css'

const SaveViewPanel = lazyPanel(async () => (await import('./save-view-panel')).SaveViewPanel)
const RenameViewPanel = lazyPanel(async () => (await import('./save-view-panel')).RenameViewPanel)

/** Props of `ViewsPanel`. */
export interface ViewsPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens the panel. */
  triggerRef: RefObject<HTMLButtonElement | null>
  list: ListKey
  query: QueryLike<readonly ListView[]>
  /** The opened view. Default: none. */
  view: ListView | undefined
  /** Whether the list differs from the opened view. */
  isChanged: boolean
  /** The list as it would be saved in a view. */
  current: string
  viewed: ViewedList
}

/** The views of a list: open, save, rename, share, delete. In a separate chunk. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { open, onOpenChange, triggerRef, list, query, view, isChanged, current, viewed } = props
  const messages = useMessages(viewsMessages)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const show = (next: ListView) => navigate(addressOfView(pathname, readView(next.query, viewed), next.id))
  const showDefault = () => navigate(addressOfDefault(pathname, search, viewed.also))
  const close = () => onOpenChange(false)
  // The button gets the focus first: a dialog restores the focus to its opener, and the panel is unmounted by then.
  const leaveFor = (next: () => void) => {
    flushSync(close)
    triggerRef.current?.focus()
    next()
  }
  const save = usePanel(SaveViewPanel, false, { list, query: current, onSaved: show })
  const rename = usePanel(RenameViewPanel)
  const change = useAction({
    send: ({ saved, ...part }: Partial<Pick<ListView, 'query' | 'shared'>> & { saved: ListView }, api) =>
      changeListView(api, { viewId: saved.id, ...part, ifMatch: `"${saved.version}"` }),
    invalidates: changeListView.changes,
    done: ({ name }, { shared }) =>
      shared === undefined ? messages.saved(name) : shared ? messages.nowShared(name) : messages.nowPrivate(name),
  })
  const removal = useViewRemoval((removed) => {
    if (removed.id === view?.id) showDefault()
  })
  const actionsOf = (each: ListView): ViewAction[] => [
    ...(each.own
      ? [
          { label: messages.rename, icon: Pencil, onAction: () => leaveFor(() => rename.open({ view: each })) },
          {
            label: each.shared ? messages.unshare : messages.share,
            icon: Share2,
            isPending: change.isPending(),
            onAction: () => void change.run({ saved: each, shared: !each.shared }),
          },
        ]
      : []),
    ...(each.removable
      ? [{ label: messages.remove, icon: Trash2, onAction: () => leaveFor(() => void removal.run(each)) }]
      : []),
  ]
  const rowOf = (each: ListView) => (
    <ViewRow
      key={each.id}
      name={each.name}
      isOpen={each.id === view?.id}
      detail={each.own ? undefined : each.owner === null ? messages.formerOwner : messages.by(each.owner)}
      badge={each.own && each.shared ? messages.isShared : undefined}
      actions={actionsOf(each)}
      onChoose={() => leaveFor(() => show(each))}
    />
  )
  const own = query.data?.filter((each) => each.own) ?? []
  const shared = query.data?.filter((each) => !each.own) ?? []
  return (
    <>
      {open && (
        <PopoverPanel label={messages.open} triggerRef={triggerRef} onClose={close}>
          {view && isChanged && (
            <div className={styles.changes}>
              {messages.differs(view.name)}
              <div className={styles.buttons}>
                {view.own && (
                  <Button
                    size="small"
                    variant="primary"
                    pending={change.isPending()}
                    onClick={() => void change.run({ saved: view, query: current })}
                  >
                    {messages.saveChanges}
                  </Button>
                )}
                <Button size="small" iconStart={<Undo2 size={16} />} onClick={() => leaveFor(() => show(view))}>
                  {messages.discard}
                </Button>
              </div>
            </div>
          )}
          <div className={styles.body}>
            <ul role="list" aria-label={messages.open} className={styles.list}>
              <ViewRow name={messages.standard} isOpen={view === undefined} onChoose={() => leaveFor(showDefault)} />
            </ul>
            {query.data === undefined && query.error !== null ? (
              <QueryFailed title={messages.failed} query={query} />
            ) : query.data === undefined ? (
              <p role="status" className={styles.note}>
                {messages.loading}
              </p>
            ) : (
              query.data.length === 0 && <p className={styles.note}>{messages.empty}</p>
            )}
            <ViewGroup label={messages.own}>{own.map(rowOf)}</ViewGroup>
            <ViewGroup label={messages.shared}>{shared.map(rowOf)}</ViewGroup>
          </div>
          <div className={styles.foot}>
            <Button
              variant="quiet"
              size="small"
              iconStart={<Plus size={16} />}
              onPointerEnter={save.preload}
              onFocus={save.preload}
              onClick={() => leaveFor(() => save.open())}
            >
              {view ? messages.saveAsNew : messages.save}
            </Button>
          </div>
        </PopoverPanel>
      )}
      {save.element}
      {rename.element}
    </>
  )
}

/** Views under a heading; renders nothing without views. */
function ViewGroup({ label, children }: { label: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <div>
      <h3 id={id} className={styles.heading}>
        {label}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
      <ul role="list" aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </div>
  )
}

interface ViewAction {
  label: string
  icon: typeof Pencil
  isPending?: boolean
  onAction: () => void
}

interface ViewRowProps {
  name: string
  isOpen: boolean
  /** Rendered under the name. Default: none. */
  detail?: string | undefined
  /** Rendered after the name. Default: none. */
  badge?: string | undefined
  /** Default: none. */
  actions?: readonly ViewAction[]
  onChoose: () => void
}

/** A view with its actions in a line below, because a menu over the panel would cover the other views. */
function ViewRow({ name, isOpen, detail, badge, actions = NONE, onChoose }: ViewRowProps) {
  const messages = useMessages(viewsMessages)
  const id = useId()
  const [isManaged, setManaged] = useState(false)
  return (
    <li>
      <div className={styles.row}>
        <button type="button" className={styles.choose} aria-current={isOpen || undefined} onClick={onChoose}>
          <span className={styles.mark}>{isOpen && <Check size={16} aria-hidden="true" />}</span>
          <span className={styles.text}>
            <span className={styles.label}>{name}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
          {badge && <Badge>{badge}</Badge>}
        </button>
        {actions.length > 0 && (
          <IconButton
            size="small"
            variant="quiet"
            label={messages.actionsOf(name)}
            icon={<Ellipsis size={16} />}
            aria-expanded={isManaged}
            aria-controls={id}
            onClick={() => setManaged(!isManaged)}
          />
        )}
      </div>
      {isManaged && (
        <div id={id} role="group" aria-label={messages.actionsOf(name)} className={styles.actions}>
          {actions.map(({ label, icon: Icon, isPending, onAction }) => (
            <Button
              key={label}
              size="small"
              variant="quiet"
              iconStart={<Icon size={16} aria-hidden="true" />}
              pending={isPending}
              onClick={onAction}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

const NONE: readonly never[] = []
