import type { ComponentProps, ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Breadcrumbs, type BreadcrumbItem } from '../breadcrumbs'
import { Button, ButtonLink } from '../button'
import { useFocusAfterRemoval } from '../focus-after-removal'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { useMediaQuery } from '../internal/use-media-query'
import { when } from '../internal/when'
import { Link } from '../link'
import { Menu, type MenuAction } from '../menu'
import * as styles from './page-header.css'

/** The outlined action of a page header; under 640 px it is in the menu. */
export interface PageHeaderSecondary extends Omit<MenuAction, 'danger' | 'description' | 'disabled'> {
  /** Opens a menu of these actions instead of calling `onAction`. */
  menu?: readonly MenuAction[] | undefined
  /** Why the action is not available now, as one sentence; null when it is available. Default null. */
  unavailable?: string | null | undefined
  /** Whether the action is running. Default false. */
  pending?: boolean | undefined
  /** Preloads what the action opens, on hover and focus. */
  preload?: (() => void) | undefined
}

/** Props of `PageHeader`; the rest reaches the root. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the page, its `h1`. */
  title: ReactNode
  /** Parents of this page, from the top level. Items without an address, such as the page itself, are not rendered. */
  breadcrumbs?: readonly BreadcrumbItem[] | undefined
  /** One line of facts: counts, a status. */
  facts?: ReactNode
  /**
   * Whether the facts are short, such as a count: under 640 px they are at the end of the line of the title, and the actions
   * on the line of the back button. Default false.
   */
  factsAside?: boolean | undefined
  /** The primary action. */
  action?: ReactNode
  /** The outlined action before the primary one. Default: none. */
  secondary?: PageHeaderSecondary | false | undefined
  /** Further actions, in a menu. Put destructive ones last. */
  actions?: readonly MenuAction[] | undefined
  /** Called when the back button is clicked. Without it and `backHref` there is no back button. */
  onBack?: (() => void) | undefined
  /** Address of the back button, instead of `onBack`. */
  backHref?: string | undefined
  /** Label of the back button. Default: a general one. */
  backLabel?: string | undefined
  /** Tabs of the page. */
  tabs?: ReactNode
  /** A picture of the record that the page shows, beside the title. */
  image?: ReactNode
}

const NONE: readonly [] = []

/** The header of a page: back button, parents, title, facts and actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumbs, facts, factsAside, action, secondary, actions, tabs, image, className, ...all } = props
  const { onBack, backHref, backLabel, ...rest } = all
  // A completed action is often no longer available.
  const line = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div {...rest} className={cx('ssp-PageHeader', styleOf(image, factsAside), className)}>
      {image && <div className={styles.image}>{image}</div>}
      <Context {...{ breadcrumbs, onBack, backHref, backLabel }} />
      <div ref={line} className={styles.line}>
        <div className={styles.text}>
          <h1 className={cx('ssp-PageHeader__title', styles.title)}>{title}</h1>
          {facts && <div className={cx('ssp-PageHeader__facts', styles.facts)}>{facts}</div>}
        </div>
        <Actions {...{ action, secondary, actions }} />
      </div>
      {tabs && <div className={cx('ssp-PageHeader__tabs', styles.tabs)}>{tabs}</div>}
    </div>
  )
}

const styleOf = (image: ReactNode, factsAside: boolean | undefined) => {
  if (image) return styles.withImage
  return factsAside ? styles.withAside : styles.root
}

function Context(props: Pick<PageHeaderProps, 'breadcrumbs' | 'onBack' | 'backHref' | 'backLabel'>) {
  const { breadcrumbs = NONE, onBack, backHref, backLabel } = props
  const messages = useUiMessages('pageHeader')
  const parents = breadcrumbs.filter(({ href }) => href)
  const hasBack = onBack !== undefined || backHref !== undefined
  if (!hasBack && parents.length === 0) return null
  const back = (
    <>
      {(hasBack || parents.length === 1) && <ArrowLeft size={14} aria-hidden="true" className={styles.arrow} />}
      {hasBack && (backLabel ?? messages.back)}
    </>
  )
  return (
    <div className={cx('ssp-PageHeader__context', styles.context)}>
      {backHref !== undefined ? (
        <Link variant="plain" href={backHref} className={styles.back}>
          {back}
        </Link>
      ) : onBack ? (
        <button type="button" className={styles.back} onClick={onBack}>
          {back}
        </button>
      ) : (
        back
      )}
      {parents.length > 0 && <Breadcrumbs items={parents} className={hasBack ? styles.parents : undefined} />}
    </div>
  )
}

function Actions({ action, secondary, actions = NONE }: Pick<PageHeaderProps, 'action' | 'secondary' | 'actions'>) {
  const messages = useUiMessages('pageHeader')
  const narrow = useMediaQuery(when.narrow) && Boolean(action)
  const inMenu = secondary && narrow ? menuItems(secondary) : []
  const items = [...inMenu, ...actions.filter(({ danger }) => !danger), ...actions.filter(({ danger }) => danger)]
  if (!action && !secondary && items.length === 0) return null
  return (
    <div className={cx('ssp-PageHeader__actions', styles.actions)}>
      {items.length > 0 && <Menu label={messages.more} actions={items} variant="secondary" />}
      {secondary && !narrow && <Secondary action={secondary} />}
      {action}
    </div>
  )
}

function menuItems(secondary: PageHeaderSecondary): readonly MenuAction[] {
  const { menu, pending, unavailable, preload: _preload, ...action } = secondary
  const isOff = pending || Boolean(unavailable)
  if (menu) return menu.map((item) => ({ ...item, disabled: item.disabled || isOff }))
  return [{ ...action, disabled: isOff, ...(unavailable && { description: unavailable }) }]
}

function Secondary({ action }: { action: PageHeaderSecondary }) {
  const { label, icon, href, onAction, menu, unavailable, pending, preload } = action
  const start = icon !== undefined && { iconStart: icon }
  if (menu)
    return (
      <Menu label={label} variant="secondary" disabled={pending || Boolean(unavailable)} actions={menu}>
        {label}
      </Menu>
    )
  if (href !== undefined)
    return (
      <ButtonLink {...start} href={href}>
        {label}
      </ButtonLink>
    )
  return (
    <Button
      {...start}
      onPointerEnter={preload}
      onFocus={preload}
      unavailable={unavailable}
      pending={pending}
      onClick={() => onAction?.()}
    >
      {label}
    </Button>
  )
}
