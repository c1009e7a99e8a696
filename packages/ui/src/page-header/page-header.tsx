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
  /** Title of the page, its `h1`. */
  title: ReactNode
  /** Path to this page, if it has a parent. */
  breadcrumbs?: readonly BreadcrumbItem[] | undefined
  /** One line of facts: counts, a status. */
  facts?: ReactNode
  /** The primary action. */
  action?: ReactNode
  /** Further actions, in a menu. */
  actions?: readonly MenuAction[] | undefined
  /** Called when the back button is clicked; without it the button is not rendered. */
  onBack?: (() => void) | undefined
  /** Name of the back button. Default a general one. */
  backLabel?: string | undefined
  /** Tabs of the page. */
  tabs?: ReactNode
  /** The picture of what the page shows, beside the title. */
  image?: ReactNode
}

/** The header of a page: breadcrumbs, title, facts and actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumbs, facts, action, actions = [], onBack, backLabel, tabs, image, className, ...rest } = props
  const messages = useUiMessages('pageHeader')
  const content = (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.line}>
        <div className={styles.titles}>
          {onBack && (
            <IconButton
              label={backLabel ?? messages.back}
              icon={<ArrowLeft size={16} />}
              className={styles.back}
              onClick={onBack}
            />
          )}
          <div className={styles.text}>
            <h1 className={cx('ssp-PageHeader__title', styles.title)}>{title}</h1>
            {facts && <div className={cx('ssp-PageHeader__facts', styles.facts)}>{facts}</div>}
          </div>
        </div>
        {(action || actions.length > 0) && (
          <div className={cx('ssp-PageHeader__actions', styles.actions)}>
            {actions.length > 0 && <Menu label={messages.more} actions={actions} variant="secondary" />}
            {action}
          </div>
        )}
      </div>
      {tabs && <div className={cx('ssp-PageHeader__tabs', styles.tabs)}>{tabs}</div>}
    </>
  )
  return (
    <div {...rest} className={cx('ssp-PageHeader', image ? styles.withImage : styles.root, className)}>
      {image}
      {image ? <div className={styles.root}>{content}</div> : content}
    </div>
  )
}
