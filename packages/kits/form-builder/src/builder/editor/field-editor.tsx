import { useMessages } from '@ssp/feature-kit'
import { Button, Checkbox, Select } from '@ssp/ui'
import { typeName, useCustomFields } from '../../fields/field-types'
import * as fieldStyles from '../../fields/fields.css'
import { editorMessages, fieldMessages } from '../../messages'
import {
  hasOptions,
  hasPlaceholder,
  isInput,
  typesFor,
  type FieldType,
  type FormField,
  type HeaderSize,
} from '../../model'
import { canSave } from '../builder-store'
import { useBuilder } from '../builder-context'
import { useBuilderText } from '../text-context'
import { BannerEditor } from './banner-editor'
import { ConditionEditor } from './condition-editor'
import * as styles from './editor.css'
import { ImageEditor } from './image-editor'
import { LimitedText } from './limited-text'
import { OptionsEditor } from './options-editor'
import { SliderEditor } from './slider-editor'
import type { PartProps } from './part-props'

/** The editor of an expanded field. */
export function FieldEditor({ field }: { field: FormField }) {
  const text = useBuilderText()
  const { store, actions } = useBuilder()
  const part: PartProps = { field, onChange: store.edit }
  return (
    <div data-editor className={`ssp-FormBuilder__editor ${styles.root}`}>
      {isInput(field) ? <QuestionParts {...part} /> : <DesignParts {...part} />}
      {field.type !== 'pagebreak' && <ConditionEditor {...part} />}
      <div className={styles.footer}>
        <Button
          size="small"
          variant="primary"
          unavailable={canSave(field) ? null : text.correctFirst}
          onClick={() => actions.save(field.id)}
        >
          {text.save}
        </Button>
        <Button size="small" onClick={() => actions.discard(field.id)}>
          {text.discard}
        </Button>
      </div>
    </div>
  )
}

/** The type of the field, if it can be changed. */
function TypeSelect({ field }: { field: FormField }) {
  const { type: label } = useMessages(editorMessages)
  const { types: names } = useMessages(fieldMessages)
  const customs = useCustomFields()
  const { types, actions } = useBuilder()
  const offered = typesFor(field, types)
  if (offered.length < 2) return null
  return (
    <Select
      label={label}
      options={offered.map((value) => ({ value, label: typeName(value, names, customs) }))}
      value={field.type}
      onValueChange={(type) => void actions.changeType(field.id, type as FieldType)}
    />
  )
}

function QuestionParts(props: PartProps) {
  const { field, onChange } = props
  const text = useMessages(editorMessages)
  const own = useCustomFields().get(field.type)
  return (
    <>
      <LimitedText label={text.label} value={field.label} onChange={(label) => onChange({ ...field, label })} />
      <LimitedText
        label={text.description}
        value={field.description}
        onChange={(description) => onChange({ ...field, description })}
      />
      {hasPlaceholder(field.type) && (
        <LimitedText
          label={text.placeholder}
          value={field.placeholder}
          onChange={(placeholder) => onChange({ ...field, placeholder })}
        />
      )}
      <div className={styles.pair}>
        <TypeSelect field={field} />
        <LimitedText
          label={text.name}
          help={text.nameHelp}
          max={200}
          value={field.name}
          onChange={(name) => onChange({ ...field, name })}
        />
      </div>
      {hasOptions(field.type) && <OptionsEditor {...props} />}
      {field.type === 'range' && <SliderEditor {...props} />}
      {own?.Editor && <own.Editor {...props} />}
      <div className={styles.line}>
        <Checkbox
          label={text.required}
          checked={field.required ?? false}
          onCheckedChange={(required) => onChange({ ...field, required })}
        />
        {field.type === 'text' && (
          <Checkbox
            label={text.multiline}
            checked={field.multiline ?? false}
            onCheckedChange={(multiline) => onChange({ ...field, multiline })}
          />
        )}
      </div>
    </>
  )
}

function DesignParts(props: PartProps) {
  const { field, onChange } = props
  const text = useMessages(editorMessages)
  if (field.type === 'pagebreak') return <p className={fieldStyles.muted}>{text.pageBreak}</p>
  if (field.type === 'img') return <ImageEditor {...props} />
  if (field.type === 'banner') return <BannerEditor {...props} />
  return (
    <>
      <LimitedText
        label={text.content}
        isLong={field.type === 'description'}
        value={field.content}
        onChange={(content) => onChange({ ...field, content })}
      />
      <div className={styles.pair}>
        <TypeSelect field={field} />
        {field.type === 'header' && (
          <Select
            label={text.size}
            options={Object.entries(text.sizes).map(([value, label]) => ({ value, label }))}
            value={field.size ?? 'Large'}
            onValueChange={(size) => onChange({ ...field, size: size as HeaderSize })}
          />
        )}
      </div>
      <StyleEditor {...props} />
    </>
  )
}

function StyleEditor({ field, onChange }: PartProps) {
  const { style: title, styles: names } = useMessages(editorMessages)
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={fieldStyles.legend}>{title}</legend>
      <div className={styles.line}>
        {(['bold', 'italic', 'underline'] as const).map((name) => (
          <Checkbox
            key={name}
            label={names[name]}
            checked={field.style?.[name] ?? false}
            onCheckedChange={(checked) => onChange({ ...field, style: { ...field.style, [name]: checked } })}
          />
        ))}
      </div>
    </fieldset>
  )
}
