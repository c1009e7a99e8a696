import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../button'
import { Checkbox } from '../checkbox'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import { RadioGroup } from '../radio-group'
import { VisuallyHidden } from '../visually-hidden'
import type { ColumnMenuOptions } from './column-menu.types'
import * as styles from './column-menu.css'

/** Props of `ColumnPanel`. */
export interface ColumnPanelProps extends ColumnMenuOptions {
  /** The button that anchors the popover. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called when it should close. */
  onClose: () => void
}

/** Order and visibility of the columns, and the density; in a separate chunk. */
export function ColumnPanel({ columns, value, onChange, onReset, triggerRef, onClose }: ColumnPanelProps) {
  const messages = useUiMessages('columnMenu')
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState('')
  const { order, hidden, density } = value
  const sorted = order.flatMap((key) => columns.find((column) => column.key === key) ?? [])

  const show = (key: string, shown: boolean) =>
    onChange({ ...value, hidden: shown ? hidden.filter((each) => each !== key) : [...hidden, key] })
  const move = (from: number, to: number) => {
    const column = sorted[from]
    if (!column) return
    const keys = order.toSpliced(from, 1).toSpliced(to, 0, column.key)
    flushSync(() => {
      onChange({ ...value, order: keys })
      setMoved(messages.position(column.label, to + 1, keys.length))
    })
    // The row may have moved in the document, which takes the focus from its button. The button at an end is disabled.
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>('button:enabled')
    ;(to < from ? buttons?.[0] : [...(buttons ?? [])].at(-1))?.focus()
  }

  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      className="ssp-ColumnMenu__popover"
    >
      <Dialog aria-label={messages.label} className={cx('ssp-ColumnMenu__panel', styles.panel)}>
        <ul role="list" ref={list} aria-label={messages.list} className={styles.list}>
          {sorted.map(({ key, label, fixed }, index) => (
            <li key={key} className={styles.item}>
              <Checkbox
                label={label}
                checked={fixed === true || !hidden.includes(key)}
                disabled={fixed}
                className={styles.name}
                onCheckedChange={(shown) => show(key, shown)}
              />
              <IconButton
                size="small"
                label={messages.up(label)}
                icon={<ArrowUp size={16} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="small"
                label={messages.down(label)}
                icon={<ArrowDown size={16} />}
                disabled={index === sorted.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </li>
          ))}
        </ul>
        <VisuallyHidden role="status">{moved}</VisuallyHidden>
        <div className={styles.density}>
          <RadioGroup
            label={messages.density}
            options={[
              { value: 'comfortable', label: messages.comfortable },
              { value: 'compact', label: messages.compact },
            ]}
            value={density}
            onValueChange={(next) => onChange({ ...value, density: next === 'compact' ? 'compact' : 'comfortable' })}
          />
        </div>
        <div className={styles.foot}>
          <Button variant="quiet" size="small" onClick={onReset}>
            {messages.reset}
          </Button>
        </div>
      </Dialog>
    </Popover>
  )
}
