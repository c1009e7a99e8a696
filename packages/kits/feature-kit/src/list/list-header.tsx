import { LayoutToggle, Menu, PageHeader, SearchField, type MenuAction, type PageHeaderProps } from '@ssp/ui'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { listMessages } from './messages'
import { useBack } from '../navigation/navigation'
import { useMessages } from '../messages/use-messages'
import * as styles from './list-header.css'
import type { ListControl } from './use-list-state'

/** Delay of a search after the last keystroke, in milliseconds (spec 2 section 5). */
const SEARCH_DELAY = 350

export interface ListHeaderProps extends Pick<
  PageHeaderProps,
  'title' | 'facts' | 'action' | 'secondary' | 'actions' | 'breadcrumbs' | 'backHref' | 'backLabel' | 'tabs'
> {
  /** From `useListState`. */
  list: ListControl
  /** Says what is searched: 'Search employees'. Default `Search`. */
  searchLabel?: string
  /** `FilterBar` of @ssp/ui, if the list has filters. */
  filters?: ReactNode
  /** Whether the list has both a table and a card layout. Default true. */
  layouts?: boolean
  /** `ViewsMenu`, if the list has saved views. Default: none. */
  views?: ReactNode
  /** `SortSelect` of @ssp/ui, if the rows have no head with sort buttons. Default: none. */
  order?: ReactNode
  /** `ColumnMenu` of @ssp/ui, if the rows are a table. Default: none. */
  columns?: ReactNode
  /** Downloads in their own menu, if the list has no header with downloads. Default: none. */
  downloads?: readonly MenuAction[] | undefined
  /** Called on the arrow down key in the search, once the typed text is what is searched. Default: nothing. */
  onArrowDown?: (() => void) | undefined
  /** Whether the back button is shown. Default: if neither breadcrumbs nor `backHref` lead back. */
  back?: boolean | undefined
  /** Whether the list is in a page with its own header: no title, facts and actions. Default false. */
  embedded?: boolean | undefined
  /** Whether columns and layout are in a `ListDisplay` below the rows instead. Default false. */
  displayBelow?: boolean | undefined
}

/** The head of every list (spec 1 section 9): back button, title, actions; search, filters, layout. */
export function ListHeader(props: ListHeaderProps) {
  const {
    list,
    searchLabel,
    filters,
    layouts = true,
    views,
    order,
    columns,
    onArrowDown,
    downloads,
    embedded = false,
    displayBelow = false,
    ...all
  } = props
  const { back = !all.breadcrumbs && all.backHref === undefined, tabs, ...header } = all
  const { state, set } = list
  const texts = useMessages(listMessages)
  const goBack = useBack()
  const label = searchLabel ?? texts.search
  const tools = (
    <div className={`ssp-ListHeader__tools ${styles.tools} ${tabs ? styles.besideTabs : ''}`}>
      <ListSearch value={state.search} label={label} onSearch={(search) => set({ search })} onArrowDown={onArrowDown} />
      {filters}
      {views}
      {order}
      {!displayBelow && <ListDisplay {...{ list, layouts, columns, downloads }} />}
    </div>
  )
  return (
    <div className={`ssp-ListHeader ${styles.root}`}>
      {!embedded && <PageHeader {...header} factsAside onBack={back ? goBack : undefined} />}
      {tabs ? (
        <div className={styles.tabLine}>
          <div className={styles.tabs}>{tabs}</div>
          {tools}
        </div>
      ) : (
        tools
      )}
    </div>
  )
}

/** The layout of a list. */
export function ListDisplay({
  list: { state, set },
  layouts = true,
  columns,
  downloads,
}: Pick<ListHeaderProps, 'list' | 'layouts' | 'columns' | 'downloads'>) {
  const { download } = useMessages(listMessages)
  return (
    <div className={styles.end}>
      {columns}
      {layouts && <LayoutToggle value={state.layout} onChange={(layout) => set({ layout })} />}
      {downloads && downloads.length > 0 && (
        <Menu label={download.menu} icon={<Download size={16} />} variant="secondary" actions={downloads} />
      )}
    </div>
  )
}

/** Props of `ListSearch`. */
export interface ListSearchProps {
  /** The current search text. */
  value: string
  /** Says what is searched: 'Search employees'. */
  label: string
  /** Called with the text after a pause. */
  onSearch: (search: string) => void
  /** Called on the arrow down key, once the typed text is what is searched. Default: nothing. */
  onArrowDown?: (() => void) | undefined
}

/** The search of a list. Keeps the typed text separate from the searched text; Back and Reset change both. */
export function ListSearch({ value, label, onSearch, onArrowDown }: ListSearchProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  return (
    <SearchField
      label={label}
      placeholder={label}
      className={styles.search}
      value={text}
      onValueChange={setText}
      delay={SEARCH_DELAY}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || text.trim() !== value) return
        event.preventDefault()
        onArrowDown?.()
      }}
      onSearch={(next) => next.trim() !== value && onSearch(next.trim())}
    />
  )
}
