import * as RadixTabs from '@radix-ui/react-tabs'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './tabs.css'

// The root is always our `div`.
type RootProps = Omit<ComponentProps<typeof RadixTabs.Root>, 'asChild'>

/** State of the open tab: `value` with `onValueChange` (for example from the address), or `defaultValue`. */
export function TabsRoot({ className, children, ...rest }: RootProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const measure = (root: HTMLElement | null) => {
    if (root) setDirection(getComputedStyle(root).direction as 'ltr' | 'rtl')
  }
  // Radix needs the direction for its arrow keys but also sets it on the element, where it must be inherited.
  return (
    <RadixTabs.Root dir={direction} {...rest} asChild className={cx('ssp-Tabs', styles.root, className)}>
      <div ref={measure} dir={undefined}>
        {children}
      </div>
    </RadixTabs.Root>
  )
}

/** The row of tabs; arrow keys move between them. Requires an `aria-label`. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List {...rest} className={cx('ssp-Tabs__list', styles.list, className)} />
}

/** One tab. */
export function TabsTab(props: ComponentProps<typeof RadixTabs.Trigger>) {
  const { className, onMouseDown, onKeyDown, onBlur, ...rest } = props
  return (
    <RadixTabs.Trigger
      {...rest}
      className={cx('ssp-Tabs__tab', styles.tab, className)}
      // Radix focuses a clicked tab by script, for which browsers may show the focus ring.
      onMouseDown={(event) => {
        event.currentTarget.dataset['clicked'] = ''
        onMouseDown?.(event)
      }}
      onKeyDown={(event) => {
        delete event.currentTarget.dataset['clicked']
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        delete event.currentTarget.dataset['clicked']
        onBlur?.(event)
      }}
    />
  )
}

/** Panel of one tab; only the open one is mounted. */
export function TabsPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={cx('ssp-Tabs__panel', styles.panel, className)} />
}

/** One tab as data. */
export interface TabItem {
  /** Unique id, for example for the address. */
  id: string
  /** Label; may end with a count. */
  label: ReactNode
  /** Content of the panel. */
  content: ReactNode
  /** Whether the tab is disabled. Default false. */
  disabled?: boolean | undefined
}

/** Props of `Tabs`; the rest reaches the root. */
export interface TabsProps extends Omit<RootProps, 'children'> {
  /** Tabs in order; the first is open without `value` or `defaultValue`. */
  items: readonly TabItem[]
  /** Accessible name of the tab list. */
  label: string
}

/** Ready-made tabs, given as data. If the open tab is removed, the first one opens. */
export function Tabs({ items, label, value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue)
  const open = items.find(({ id }) => id === chosen) ?? items[0]
  const change = (id: string) => {
    setChosen(id)
    onValueChange?.(id)
  }
  return (
    <TabsRoot {...rest} value={value ?? open?.id ?? ''} onValueChange={change}>
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
