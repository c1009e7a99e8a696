import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbItem } from '../breadcrumbs'
import { IconButton } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Menu, type MenuAction } from '../menu'
import * as styles from './page-header.css'

/** Props of `PageHeader`; the rest reaches the root. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the page is called; the page's `h1`. */
  title: ReactNode
  /** The way to this page, where it has a parent. */
  breadcrumbs?: readonly BreadcrumbItem[] | undefined
  /** One line of facts: counts, a status. */
  facts?: ReactNode
  /** The one main action. */
  action?: ReactNode
  /** Everything else that can be done here, in a menu. */
  actions?: readonly MenuAction[] | undefined
  /** Hears the go back control; left out, it is not drawn. */
  onBack?: (() => void) | undefined
  /** Tabs of the page. */
  tabs?: ReactNode
}

/** The head of a page: where it stands, what it is called, what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumbs, facts, action, actions = [], onBack, tabs, className, ...rest } = props
  const words = useUiMessages('pageHeader')
  return (
    <div {...rest} className={cx('ssp-PageHeader', styles.root, className)}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.line}>
        <div className={styles.titles}>
          {onBack && (
            <IconButton label={words.back} icon={<ArrowLeft size={16} />} className={styles.back} onClick={onBack} />
          )}
          <div className={styles.text}>
            <h1 className={cx('ssp-PageHeader__title', styles.title)}>{title}</h1>
            {facts && <div className={cx('ssp-PageHeader__facts', styles.facts)}>{facts}</div>}
          </div>
        </div>
        {(action || actions.length > 0) && (
          <div className={cx('ssp-PageHeader__actions', styles.actions)}>
            {actions.length > 0 && <Menu label={words.more} actions={actions} variant="secondary" />}
            {action}
          </div>
        )}
      </div>
      {tabs && <div className={cx('ssp-PageHeader__tabs', styles.tabs)}>{tabs}</div>}
    </div>
  )
}
