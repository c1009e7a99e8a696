import { Menu as MenuIcon, PanelLeft, Search, X } from 'lucide-react'
import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../internal/cx'
import { mergeRefs } from '../internal/merge-refs'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './app-shell.css'

/** The page frame: navigation at the start edge, header and content beside it. */
export function AppShellRoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('ssp-AppShell', styles.root, className)} />
}

/** Props of `AppShellSkipLink`; the rest reaches the `a`. */
export interface AppShellSkipLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'children'> {
  /** Id of the `main` element. */
  mainId: string
}

/** The first tab stop; skips the navigation. */
export function AppShellSkipLink({ mainId, className, ...rest }: AppShellSkipLinkProps) {
  const messages = useUiMessages('appShell')
  const skip = (event: MouseEvent) => {
    // Moves the focus instead of changing the hash, because the host's router owns the address.
    event.preventDefault()
    document.getElementById(mainId)?.focus()
  }
  return (
    <a {...rest} href={`#${mainId}`} className={cx('ssp-AppShell__skip-link', styles.skip, className)} onClick={skip}>
      {messages.skipLink}
    </a>
  )
}

/** Props of `AppShellSide`; the rest reaches the `aside`. */
export interface AppShellSideProps extends ComponentProps<'aside'> {
  /** Icons only. */
  collapsed: boolean
  /** Called with the new state when the collapse button is clicked. */
  onCollapsedChange: (collapsed: boolean) => void
  /** The client's logo. */
  logo: ReactNode
  /** The navigation. */
  children: ReactNode
}

/** The navigation column; hidden under 500 px. */
export function AppShellSide(props: AppShellSideProps) {
  const { collapsed, onCollapsedChange, logo, children, className, ...rest } = props
  const messages = useUiMessages('appShell')
  const label = collapsed ? messages.expand : messages.collapse
  return (
    <aside
      aria-label={messages.side}
      {...rest}
      data-collapsed={collapsed || undefined}
      className={cx('ssp-AppShell__side', styles.aside, className)}
    >
      <div className={cx('ssp-AppShell__logo', styles.logo)}>{logo}</div>
      {children}
      <div className={styles.foot}>
        <button
          type="button"
          aria-label={label}
          title={label}
          className={styles.navButton}
          onClick={() => onCollapsedChange(!collapsed)}
        >
          <PanelLeft size={18} />
        </button>
      </div>
    </aside>
  )
}

/** Props of `AppShellDrawer`; the rest reaches the `dialog`. */
export interface AppShellDrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClick'> {
  /** Called when the drawer closes: close button, Escape, a click outside it or on a link in it. */
  onClose: () => void
  /** The client's logo. */
  logo: ReactNode
  /** The navigation. */
  children: ReactNode
}

/** The navigation over the page, for phones. A native modal `dialog` traps and restores the focus without extra code. */
export function AppShellDrawer({ onClose, logo, children, className, ref, ...rest }: AppShellDrawerProps) {
  const messages = useUiMessages('appShell')
  const drawer = useRef<HTMLDialogElement>(null)
  const open = (element: HTMLDialogElement | null) => {
    if (element && !element.open) element.showModal()
  }
  // Does not wait for the event `close`: it is dispatched in a later task than the focus returns to the page.
  const close = () => {
    drawer.current?.close()
    onClose()
  }
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element
    if (target === event.currentTarget || target.closest('a[href]')) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks outside the drawer and on its links; the browser handles Escape and Enter
    <dialog
      aria-label={messages.navigation}
      {...rest}
      ref={mergeRefs(drawer, ref, open)}
      className={cx('ssp-AppShell__drawer', styles.drawer, className)}
      onClose={onClose}
      onClick={press}
    >
      <div className={styles.logo}>
        {logo}
        <button type="button" aria-label={messages.closeNavigation} className={styles.navButton} onClick={close}>
          <X size={20} />
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** Props of `AppShellHeader`; the rest reaches the `header`. */
export interface AppShellHeaderProps extends ComponentProps<'header'> {
  /** Called when the navigation button is clicked; the button is visible under 500 px. */
  onOpenNavigation: () => void
  /** Whether the drawer is open. */
  navigationOpen: boolean
  /** The search box. */
  search?: ReactNode
  /** Content at the end: the client's name with its switcher, inbox, account. */
  children: ReactNode
}

/** The sticky bar above the content. On a phone the search box opens over it. */
export function AppShellHeader({
  onOpenNavigation,
  navigationOpen,
  search,
  children,
  className,
  ...rest
}: AppShellHeaderProps) {
  const messages = useUiMessages('appShell')
  const searchBox = useRef<HTMLDivElement>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const [searching, setSearching] = useState(false)
  const toggleSearch = (open: boolean) => {
    flushSync(() => setSearching(open))
    if (open) searchBox.current?.querySelector('input')?.focus()
    else searchButton.current?.focus()
  }
  return (
    <header {...rest} className={cx('ssp-AppShell__header', styles.header, className)}>
      <button
        type="button"
        aria-label={messages.openNavigation}
        aria-haspopup="dialog"
        aria-expanded={navigationOpen}
        className={styles.phoneButton}
        onClick={onOpenNavigation}
      >
        <MenuIcon size={20} />
      </button>
      {search && (
        <>
          <button
            ref={searchButton}
            type="button"
            aria-label={messages.openSearch}
            aria-expanded={searching}
            className={styles.phoneButton}
            onClick={() => toggleSearch(true)}
          >
            <Search size={20} />
          </button>
          <div data-open={searching || undefined} className={cx('ssp-AppShell__search', styles.search)}>
            <div ref={searchBox} className={styles.searchBox} onSubmit={() => setSearching(false)}>
              {search}
            </div>
            <button
              type="button"
              aria-label={messages.closeSearch}
              className={styles.phoneButton}
              onClick={() => toggleSearch(false)}
            >
              <X size={20} />
            </button>
          </div>
        </>
      )}
      <div className={cx('ssp-AppShell__end', styles.end)}>{children}</div>
    </header>
  )
}

/** The content; receives the focus from the skip link and, if the host wants it, after navigation. */
export function AppShellMain({ className, ...rest }: ComponentProps<'main'>) {
  return <main tabIndex={-1} {...rest} className={cx('ssp-AppShell__main', styles.main, className)} />
}
