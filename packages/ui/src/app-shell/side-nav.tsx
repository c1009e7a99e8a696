import { ChevronDown } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { Link } from '../link'
import { VisuallyHidden } from '../visually-hidden'
import type { NavGroup, NavItem } from './nav.types'
import * as styles from './side-nav.css'

/** Props of `SideNav`; the rest reaches the root `nav`. */
export interface SideNavProps extends ComponentProps<'nav'> {
  /** The entries, in groups. */
  groups: readonly NavGroup[]
  /** Id of the entry whose page is shown. */
  currentId?: string | undefined
  /** Icons only. Default false. */
  collapsed?: boolean | undefined
  /** Called when an entry with children is clicked while collapsed; the host should expand the navigation. */
  onExpand?: (() => void) | undefined
}

/** Groups of links with one level of children. */
export function SideNav({ groups, currentId, collapsed, onExpand, className, ...rest }: SideNavProps) {
  const shared = { currentId, collapsed, onExpand }
  return (
    <nav {...rest} className={cx('ssp-SideNav', styles.root, className)}>
      {groups.map(({ id, label, items }) => (
        <div key={id} role={label && 'group'} aria-label={label}>
          {label && !collapsed && (
            <div aria-hidden className={cx('ssp-SideNav__group-label', styles.groupLabel)}>
              {label}
            </div>
          )}
          <ul role="list" className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                {item.children?.length ? <Branch item={item} {...shared} /> : <Leaf item={item} {...shared} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type EntryProps = Pick<SideNavProps, 'currentId' | 'collapsed' | 'onExpand'> & { item: NavItem }

function Leaf({ item, currentId, collapsed, child }: EntryProps & { child?: boolean }) {
  return (
    <Link
      variant="plain"
      href={item.href ?? '#'}
      title={collapsed ? item.label : undefined}
      aria-current={item.id === currentId ? 'page' : undefined}
      data-collapsed={collapsed || undefined}
      data-child={child}
      className={cx('ssp-SideNav__item', styles.item)}
    >
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      {collapsed ? <VisuallyHidden>{item.label}</VisuallyHidden> : <span className={styles.label}>{item.label}</span>}
    </Link>
  )
}

function Branch({ item, currentId, collapsed, onExpand }: EntryProps) {
  const inside = item.children?.some((child) => child.id === currentId) ?? false
  const [chosen, setChosen] = useState<boolean>()
  const open = !collapsed && (chosen ?? inside)
  const toggle = () => {
    setChosen(!open)
    if (collapsed) onExpand?.()
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        title={collapsed ? item.label : undefined}
        data-inside={inside || undefined}
        data-collapsed={collapsed || undefined}
        className={cx('ssp-SideNav__item', styles.item)}
        onClick={toggle}
      >
        {item.icon && <span className={styles.icon}>{item.icon}</span>}
        {collapsed ? <VisuallyHidden>{item.label}</VisuallyHidden> : <span className={styles.label}>{item.label}</span>}
        {!collapsed && <ChevronDown size={16} className={styles.arrow} />}
      </button>
      {open && (
        <ul role="list" className={cx('ssp-SideNav__children', styles.children)}>
          {item.children?.map((child) => (
            <li key={child.id}>
              <Leaf item={child} child currentId={currentId} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
