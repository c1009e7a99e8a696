import { useMessages } from '@ssp/feature-kit'
import {
  CheckboxGroup,
  DatePicker,
  EmailField,
  NumberField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  type FieldProps,
} from '@ssp/ui'
import { useId } from 'react'
import { midpoint, optionLabels, type AnswerValue } from '../model'
import { fieldMessages } from '../messages'
import { useCustomFields, type FieldControlProps } from './field-types'
import * as styles from './fields.css'

const asText = (value: AnswerValue) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const asNumber = (value: AnswerValue) => (typeof value === 'number' ? value : null)

/** The control that answers one question. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, error, onChange } = props
  const text = useMessages(fieldMessages)
  const own = useCustomFields().get(field.type)
  if (own) return <own.Control {...props} />
  const help = field.description
  const frame = { label: field.label || text.untitled, required: field.required, error, help } satisfies FieldProps
  const typed = { ...frame, placeholder: field.placeholder, onValueChange: onChange }
  switch (field.type) {
    case 'text':
      return field.multiline ? (
        <TextArea {...typed} value={asText(value)} />
      ) : (
        <TextField {...typed} value={asText(value)} />
      )
    case 'textarea':
      return <TextArea {...typed} value={asText(value)} />
    case 'email':
      return <EmailField {...typed} value={asText(value)} />
    case 'number':
      return <NumberField {...typed} step="any" value={asNumber(value)} />
    case 'date':
    case 'datetime':
      return (
        <DatePicker
          {...frame}
          granularity={field.type === 'date' ? 'day' : 'minute'}
          value={asText(value) || null}
          onValueChange={onChange}
        />
      )
    case 'radio':
      return <RadioGroup {...frame} options={optionLabels(field)} value={asText(value)} onValueChange={onChange} />
    case 'select':
      return (
        <Select
          {...frame}
          placeholder={field.placeholder || text.choose}
          options={optionLabels(field)}
          value={asText(value)}
          onValueChange={onChange}
        />
      )
    case 'checkbox':
      return (
        <CheckboxGroup
          {...frame}
          options={optionLabels(field)}
          value={Array.isArray(value) ? value : []}
          onValueChange={(chosen) => onChange([...chosen])}
        />
      )
    case 'range':
      return <Slider {...props} />
    default:
      return <p className={styles.muted}>{text.unknownType}</p>
  }
}

/** A slider. Its thumb is in the middle, and it has no answer until it is touched. */
function Slider({ field, value, error, onChange }: FieldControlProps) {
  const { untitled, notAnswered } = useMessages(fieldMessages)
  const id = useId()
  const { min, max, step } = field.slider ?? { min: 0, max: 100, step: 1 }
  const answered = asNumber(value)
  const shown = answered ?? midpoint(field.slider)
  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        {field.label || untitled}
        {field.required && <span className={styles.mark}>{' *'}</span>}
      </label>
      <div className={styles.slider}>
        <span className={styles.end}>{min}</span>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={shown}
          aria-describedby={`${id}message`}
          aria-invalid={error ? true : undefined}
          aria-valuetext={answered === null ? notAnswered : undefined}
          className={styles.range}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          // To answer with exactly the middle, the user clicks the thumb without moving it.
          onPointerUp={(event) => answered === null && onChange(Number(event.currentTarget.value))}
        />
        <span className={styles.end}>{max}</span>
        <output htmlFor={id} className={styles.output}>
          {answered ?? '–'}
        </output>
      </div>
      <p id={`${id}message`} aria-live="polite" className={error ? styles.error : styles.muted}>
        {error ?? (answered === null ? notAnswered : null)}
      </p>
    </div>
  )
}
