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
import * as styles from './filter-panel.css'

/** Props of `FilterPanel`. */
export interface FilterPanelProps {
  /** The button that anchors the popover. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called when it should close. */
  onClose: () => void
  /** Called when Apply is clicked. */
  onApply: () => void
  /** Called when Reset is clicked. */
  onReset: () => void
  /** The fields. */
  children: ReactNode
}

/** The filter panel: a popover, a full-width sheet under 500 px. */
export function FilterPanel({ triggerRef, onClose, onApply, onReset, children }: FilterPanelProps) {
  const messages = useUiMessages('filterBar')
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
        {messages.reset}
      </Button>
      <Button variant="primary" type="submit" form={formId}>
        {messages.apply}
      </Button>
    </>
  )
  if (phone) {
    return (
      <DialogView open side="end" title={messages.title} footer={buttons} onOpenChange={change}>
        {form(styles.sheetFields)}
      </DialogView>
    )
  }
  return (
    <Popover isOpen triggerRef={triggerRef} onOpenChange={change} placement="bottom start">
      <Dialog aria-label={messages.title} className={cx('ssp-FilterBar__panel', styles.panel)}>
        {form(styles.fields)}
        <div className={styles.foot}>{buttons}</div>
      </Dialog>
    </Popover>
  )
}

/** Props of `FilterDraft`. */
export interface FilterDraftProps
  extends Pick<FilterPanelProps, 'triggerRef' | 'onClose'>, Pick<FilterFieldsProps, 'definitions' | 'values'> {
  /** Called with the new applied filters. */
  onApply: (values: FilterValues) => void
}

/** The panel with a field for each filter. Changes take effect on Apply; Reset clears all filters. */
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
