import { Menu as MenuIcon, PanelLeft, X } from 'lucide-react'
import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './app-shell.css'

/** The frame: navigation at the start edge, header and content beside it. */
export function AppShellRoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('ssp-AppShell', styles.root, className)} />
}

/** The first stop of the Tab key: leads past the navigation into the content. */
export function AppShellSkipLink({ mainId }: { /** Id of the `main` element. */ mainId: string }) {
  const words = useUiMessages('appShell')
  const skip = (event: MouseEvent) => {
    // By focus and not by the address, which belongs to the host's router.
    event.preventDefault()
    document.getElementById(mainId)?.focus()
  }
  return (
    <a href={`#${mainId}`} className={cx('ssp-AppShell__skip-link', styles.skip)} onClick={skip}>
      {words.skipLink}
    </a>
  )
}

/** Props of `AppShellSide`. */
export interface AppShellSideProps {
  /** Icons only. */
  collapsed: boolean
  /** Hears the button at its foot. */
  onCollapsedChange: (collapsed: boolean) => void
  /** The client's logo. */
  logo: ReactNode
  /** The navigation. */
  children: ReactNode
}

/** The column of the navigation; not in view under 500 px. */
export function AppShellSide({ collapsed, onCollapsedChange, logo, children }: AppShellSideProps) {
  const words = useUiMessages('appShell')
  const label = collapsed ? words.expand : words.collapse
  return (
    <aside
      aria-label={words.side}
      data-collapsed={collapsed || undefined}
      className={cx('ssp-AppShell__side', styles.aside)}
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

/** Props of `AppShellDrawer`. */
export interface AppShellDrawerProps {
  /** Hears that it was closed: by its cross, Escape, a press beside it or a link in it. */
  onClose: () => void
  /** The client's logo. */
  logo: ReactNode
  /** The navigation. */
  children: ReactNode
}

/** The navigation over the page, for phones. A native modal `dialog`: it costs no code, holds the focus and gives it back. */
export function AppShellDrawer({ onClose, logo, children }: AppShellDrawerProps) {
  const words = useUiMessages('appShell')
  const drawer = useRef<HTMLDialogElement>(null)
  const open = (element: HTMLDialogElement | null) => {
    drawer.current = element
    if (element && !element.open) element.showModal()
  }
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element
    if (target === event.currentTarget || target.closest('a[href]')) drawer.current?.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the press beside the drawer and on its links; Escape and Enter are the browser's
    <dialog
      ref={open}
      aria-label={words.navigation}
      className={cx('ssp-AppShell__drawer', styles.drawer)}
      onClose={onClose}
      onClick={press}
    >
      <div className={styles.logo}>
        {logo}
        <button
          type="button"
          aria-label={words.closeNavigation}
          className={styles.navButton}
          onClick={() => drawer.current?.close()}
        >
          <X size={20} />
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** Props of `AppShellHeader`; the rest reaches the `header`. */
export interface AppShellHeaderProps extends ComponentProps<'header'> {
  /** Hears the navigation button, in view under 500 px. */
  onOpenNavigation: () => void
  /** Whether the drawer is open. */
  navigationOpen: boolean
  /** The search box. */
  search?: ReactNode
  /** What stands at the end: the client's name with its switcher, inbox, account. */
  children: ReactNode
}

/** The slim bar above the content; stays in view. */
export function AppShellHeader({
  onOpenNavigation,
  navigationOpen,
  search,
  children,
  className,
  ...rest
}: AppShellHeaderProps) {
  const words = useUiMessages('appShell')
  return (
    <header {...rest} className={cx('ssp-AppShell__header', styles.header, className)}>
      <button
        type="button"
        aria-label={words.openNavigation}
        aria-haspopup="dialog"
        aria-expanded={navigationOpen}
        className={styles.menuButton}
        onClick={onOpenNavigation}
      >
        <MenuIcon size={20} />
      </button>
      {search && <div className={cx('ssp-AppShell__search', styles.search)}>{search}</div>}
      <div className={cx('ssp-AppShell__end', styles.end)}>{children}</div>
    </header>
  )
}

/** The content; takes the focus from the skip link and, when the host wants it, after a change of page. */
export function AppShellMain({ className, ...rest }: ComponentProps<'main'>) {
  return <main tabIndex={-1} {...rest} className={cx('ssp-AppShell__main', styles.main, className)} />
}
