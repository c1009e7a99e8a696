import { useMessages } from '@ssp/feature-kit'
import { Button, Dialog, useIsPhone } from '@ssp/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormFields } from '../runner/form-fields'
import { useFormPages } from '../runner/use-form-pages'
import type { FormField } from '../model'
import * as styles from './form-preview.css'
import { previewMessages } from './messages'

/** Props of `FormPreview`. */
export interface FormPreviewProps {
  /** The form, in the order of its fields. */
  fields: readonly FormField[]
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user closes the dialog. */
  onClose: () => void
  /** Title of the form. Default: none. */
  title?: string
  /** Text below the title, on the first page. Default: none. */
  description?: string
  /** Address of the logo of a branded form. Default: none. */
  logo?: string | null
}

/** A form in a wide dialog as respondents fill it in, page by page; nothing is stored or sent. */
export function FormPreview({ open, onClose, ...form }: FormPreviewProps) {
  const messages = useMessages(previewMessages)
  const [isNarrow, setNarrow] = useState(false)
  const isPhone = useIsPhone()
  return (
    <Dialog
      data-preview=""
      open={open}
      onOpenChange={onClose}
      title={messages.title}
      description={messages.hint}
      size="lg"
      footer={
        !isPhone && (
          <Button
            iconStart={isNarrow ? <Monitor size={16} /> : <Smartphone size={16} />}
            onClick={() => setNarrow(!isNarrow)}
          >
            {isNarrow ? messages.wide : messages.narrow}
          </Button>
        )
      }
    >
      {open && (
        <div data-narrow={isNarrow || undefined} className={`ssp-FormPreview ${styles.page}`}>
          <Pages {...form} />
        </div>
      )}
    </Dialog>
  )
}

function Pages({ fields, title, description, logo }: Omit<FormPreviewProps, 'open' | 'onClose'>) {
  const messages = useMessages(previewMessages)
  const top = useRef<HTMLDivElement>(null)
  const { answers, answer, page, index, count, goTo } = useFormPages(fields)
  const show = (next: number) => {
    goTo(next)
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={top} tabIndex={-1} className={styles.form}>
      {logo && <img src={logo} alt="" className={styles.logo} />}
      {title && <h2 className={`ssp-FormPreview__title ${styles.title}`}>{title}</h2>}
      {description && index === 0 && <p className={styles.lead}>{description}</p>}
      <FormFields fields={page} answers={answers} onAnswer={answer} />
      <div className={styles.pager}>
        <Button variant="secondary" unavailable={index === 0 ? messages.isFirst : null} onClick={() => show(index - 1)}>
          {messages.previous}
        </Button>
        <span aria-live="polite" className={styles.position}>
          {messages.page(index + 1, count)}
        </span>
        <Button
          variant="secondary"
          unavailable={index === count - 1 ? messages.isLast : null}
          onClick={() => show(index + 1)}
        >
          {messages.next}
        </Button>
      </div>
    </div>
  )
}
