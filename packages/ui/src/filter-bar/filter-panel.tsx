import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Button } from '../button'
import { DialogView } from '../dialog/dialog-view'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import { useMediaQuery } from '../internal/use-media-query'
import { when } from '../internal/when'
import { FilterFields, type FilterFieldsProps } from './filter-fields'
import type { FilterValues } from './filter.types'
import { filledValues } from './filter-text'
import * as styles from './filter-bar.css'

/** Props of `FilterPanel`. */
export interface FilterPanelProps {
  /** The button that it hangs at. */
  triggerRef: RefObject<HTMLElement | null>
  /** Hears that it wants to close. */
  onClose: () => void
  /** Hears "Apply". */
  onApply: () => void
  /** Hears "Reset". */
  onReset: () => void
  /** The fields. */
  children: ReactNode
}

/** The frame of the filters: a popover at the button, a sheet under 500 px. */
export function FilterPanel({ triggerRef, onClose, onApply, onReset, children }: FilterPanelProps) {
  const words = useUiMessages('filterBar')
  const phone = useMediaQuery(when.phone)
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply()
  }
  const change = (open: boolean) => {
    if (!open) onClose()
  }
  const form = (className: string) => (
    <form id={formId} className={className} onSubmit={submit}>
      {children}
    </form>
  )
  const buttons = (
    <>
      <Button variant="quiet" onClick={onReset}>
        {words.reset}
      </Button>
      <Button variant="primary" type="submit" form={formId}>
        {words.apply}
      </Button>
    </>
  )
  if (phone) {
    return (
      <DialogView open side="end" title={words.title} footer={buttons} onOpenChange={change}>
        {form(styles.sheetFields)}
      </DialogView>
    )
  }
  return (
    <Popover isOpen triggerRef={triggerRef} onOpenChange={change} placement="bottom start">
      <Dialog aria-label={words.title} className={cx('ssp-FilterBar__panel', styles.panel)}>
        {form(styles.fields)}
        <div className={styles.foot}>{buttons}</div>
      </Dialog>
    </Popover>
  )
}

/** Props of `FilterDraft`. */
export interface FilterDraftProps
  extends Pick<FilterPanelProps, 'triggerRef' | 'onClose'>, Pick<FilterFieldsProps, 'definitions' | 'values'> {
  /** Hears the filters that shall apply from now on. */
  onApply: (values: FilterValues) => void
}

/** The panel with a field for each filter. Nothing applies until "Apply"; "Reset" takes all filters away. */
export function FilterDraft({ definitions, values, onApply, ...panel }: FilterDraftProps) {
  const [draft, setDraft] = useState(values)
  return (
    <FilterPanel {...panel} onApply={() => onApply(filledValues(draft))} onReset={() => onApply({})}>
      <FilterFields
        definitions={definitions}
        values={draft}
        onChange={(id, value) => setDraft({ ...draft, [id]: value })}
      />
    </FilterPanel>
  )
}
