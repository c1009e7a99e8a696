import * as RadixTabs from '@radix-ui/react-tabs'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './tabs.css'

/** Holds which tab is open: `value` with `onValueChange` (for example from the address), or `defaultValue`. */
export function TabsRoot({ className, children, ...rest }: ComponentProps<typeof RadixTabs.Root>) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const measure = (root: HTMLElement | null) => {
    if (root) setDirection(getComputedStyle(root).direction as 'ltr' | 'rtl')
  }
  // Radix wants the direction for its arrow keys but would also write it on the element, where it must be inherited.
  return (
    <RadixTabs.Root dir={direction} {...rest} asChild className={cx('ssp-Tabs', styles.root, className)}>
      <div ref={measure} dir={undefined}>
        {children}
      </div>
    </RadixTabs.Root>
  )
}

/** The row of tabs; arrow keys move along it. Give it an `aria-label`. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List {...rest} className={cx('ssp-Tabs__list', styles.list, className)} />
}

/** One tab. */
export function TabsTab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger {...rest} className={cx('ssp-Tabs__tab', styles.tab, className)} />
}

/** What one tab shows; only the open one is in the page. */
export function TabsPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={cx('ssp-Tabs__panel', styles.panel, className)} />
}

/** One tab as data. */
export interface TabItem {
  /** Names the tab, for example in the address. */
  id: string
  /** What stands on the tab; a count may follow the word. */
  label: ReactNode
  /** What the tab shows. */
  content: ReactNode
  /** Whether the tab cannot be opened. Default false. */
  disabled?: boolean | undefined
}

/** Props of `Tabs`; the rest reaches the root. */
export interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, 'children'> {
  /** The tabs in order; without `value` or `defaultValue` the first is open. */
  items: readonly TabItem[]
  /** What the row of tabs is called. */
  label: string
}

/** Tabs ready to use, given as data. */
export function Tabs({ items, label, ...rest }: TabsProps) {
  const start = rest.value === undefined && rest.defaultValue === undefined ? items[0]?.id : undefined
  return (
    <TabsRoot {...(start !== undefined && { defaultValue: start })} {...rest}>
      <TabsList aria-label={label}>
        {items.map(({ id, label: text, disabled }) => (
          <TabsTab key={id} value={id} disabled={disabled}>
            {text}
          </TabsTab>
        ))}
      </TabsList>
      {items.map(({ id, content }) => (
        <TabsPanel key={id} value={id}>
          {content}
        </TabsPanel>
      ))}
    </TabsRoot>
  )
}
