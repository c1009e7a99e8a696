import { useMessages } from '@ssp/feature-kit'
import { isBlank, isInput, optionLabels, type FormField } from '../model'
import { fieldMessages } from '../messages'
import { DesignField } from './design-field'
import { typeName, useCustomFields } from './field-types'
import * as styles from './fields.css'
import { SheetIcon } from './icon-sheet'

const OPTIONS_SHOWN = 12

/** The content of a collapsed field in the builder. The controls are drawings. */
export function FieldSketch({ field }: { field: FormField }) {
  const text = useMessages(fieldMessages)
  if (!isInput(field)) return <DesignSketch field={field} />
  return (
    <div className={styles.sketch}>
      <p data-empty={!field.label || undefined} className={styles.question}>
        {field.label || text.untitled}
        {field.required && <span className={styles.mark}>{' *'}</span>}
      </p>
      <ControlSketch field={field} />
      {field.description && <p className={styles.muted}>{field.description}</p>}
    </div>
  )
}

function DesignSketch({ field }: { field: FormField }) {
  const text = useMessages(fieldMessages)
  if (field.type === 'pagebreak') return <div className={styles.pageBreak}>{text.types.pagebreak}</div>
  const isText = field.type === 'header' || field.type === 'description'
  if (isBlank(field)) return <p className={styles.muted}>{isText ? text.noText : text.noImage}</p>
  return <DesignField field={field} />
}

function ControlSketch({ field }: { field: FormField }) {
  const text = useMessages(fieldMessages)
  const own = useCustomFields()
  const { type, placeholder, slider } = field
  if (type === 'checkbox' || type === 'radio') return <OptionsSketch field={field} />
  if (type === 'range') {
    return (
      <div className={styles.slider}>
        <span className={styles.end}>{slider?.min}</span>
        <span aria-hidden className={styles.track} />
        <span className={styles.end}>{slider?.max}</span>
      </div>
    )
  }
  if (type === 'select') {
    return (
      <div className={styles.box}>
        {text.choose}
        <SheetIcon name="choose" size={14} />
      </div>
    )
  }
  if (type === 'date' || type === 'datetime') {
    return (
      <div aria-hidden className={styles.box}>
        <SheetIcon name="date" size={14} />
      </div>
    )
  }
  return (
    <div data-lines={field.multiline || type === 'textarea' || undefined} className={styles.box}>
      {type.startsWith('x-') ? typeName(type, text.types, own) : placeholder}
    </div>
  )
}

function OptionsSketch({ field }: { field: FormField }) {
  const text = useMessages(fieldMessages)
  const options = optionLabels(field)
  if (options.length === 0) return <p className={styles.muted}>{text.noOptions}</p>
  return (
    <ul data-kind={field.type} role="list" className={styles.options}>
      {options.slice(0, OPTIONS_SHOWN).map(({ value, label }) => (
        <li key={value} className={styles.option}>
          {label}
        </li>
      ))}
      {options.length > OPTIONS_SHOWN && (
        <li className={styles.muted}>{text.moreOptions(options.length - OPTIONS_SHOWN)}</li>
      )}
    </ul>
  )
}
