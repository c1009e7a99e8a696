import { ListFilter, X } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { Button } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { preloadOn } from '../internal/preload'
import { lazyOverlay } from '../lazy-overlay'
import type { FilterDefinition, FilterValues } from './filter.types'
import { filterText, isFilled } from './filter-text'
import * as styles from './filter-bar.css'

const loadPanel = () => import('./filter-panel')
const FilterDraft = lazyOverlay(async () => (await loadPanel()).FilterDraft)

/** Props of `FilterBar`; the rest reaches the root. */
export interface FilterBarProps extends ComponentProps<'div'> {
  /** Available filters, in order. */
  definitions: readonly FilterDefinition[]
  /** Applied filters by id; keep them in the address. */
  values: FilterValues
  /** Called with the new applied filters. */
  onApply: (values: FilterValues) => void
  /** Called on hover or focus of the button, before the panel opens. Use it to load options that only the panel shows. */
  onPreload?: (() => void) | undefined
}

/** A button that opens the filters, and below it a chip for each applied filter. The fields' code loads on hover or focus of the button. */
export function FilterBar({ definitions, values, onApply, onPreload, className, ...rest }: FilterBarProps) {
  const messages = useUiMessages('filterBar')
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const applied = definitions.filter(({ id }) => isFilled(values[id]))
  const close = () => setOpen(false)
  const preload = () => {
    onPreload?.()
    return loadPanel()
  }

  const apply = (next: FilterValues) => {
    onApply(next)
    close()
  }
  const remove = (next: FilterValues) => {
    // The focused chip unmounts, so the focus moves to the trigger.
    trigger.current?.focus()
    onApply(next)
  }

  return (
    <div {...rest} className={cx('ssp-FilterBar', styles.root, className)}>
      <Button
        {...preloadOn(preload)}
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.trigger}>
          <ListFilter size={16} />
          <span className={styles.label}>
            {applied.length > 0 ? messages.openWithCount(applied.length) : messages.open}
          </span>
        </span>
      </Button>
      {applied.length > 0 && (
        <ul role="list" aria-label={messages.applied} className={cx('ssp-FilterBar__chips', styles.chips)}>
          {applied.map((definition) => {
            const value = values[definition.id]
            return (
              <li key={definition.id} className={cx('ssp-FilterBar__chip', styles.chip)}>
                {definition.label}: {value !== undefined && filterText(definition, value)}
                <button
                  type="button"
                  aria-label={messages.remove(definition.label)}
                  className={cx('ssp-FilterBar__remove', styles.remove)}
                  onClick={() => remove({ ...values, [definition.id]: undefined })}
                >
                  <X size={14} />
                </button>
              </li>
            )
          })}
          <li>
            <button type="button" className={cx('ssp-FilterBar__clear', styles.clear)} onClick={() => remove({})}>
              {messages.clear}
            </button>
          </li>
        </ul>
      )}
      {open && (
        <FilterDraft triggerRef={trigger} definitions={definitions} values={values} onApply={apply} onClose={close} />
      )}
    </div>
  )
}
