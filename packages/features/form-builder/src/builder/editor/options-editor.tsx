import { useMessages } from '@ssp/feature-kit'
import { Button, IconButton, TextField } from '@ssp/ui'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState, type ClipboardEvent } from 'react'
import * as fieldStyles from '../../fields/fields.css'
import { editorMessages } from '../../messages'
import { insertOptions, MAX_TEXT, optionList, withOptions, type FieldOption } from '../../model'
import { useBuilder } from '../builder-context'
import * as styles from './editor.css'
import type { PartProps } from './field-editor'

/** The options of a question: edited in place, moved, removed, and added one by one or by pasting lines. */
export function OptionsEditor({ field, onChange }: PartProps) {
  const text = useMessages(editorMessages)
  const { actions } = useBuilder()
  const options = optionList(field)
  const set = (next: readonly FieldOption[]) => onChange(withOptions(field, next))
  const remove = async (index: number, option: FieldOption) => {
    if (await actions.mayRemoveOption(field.id, option)) set(options.toSpliced(index, 1))
  }
  const paste = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    onChange(insertOptions(field, { text: pasted, index }))
  }
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={fieldStyles.legend}>{text.options}</legend>
      <ul role="list" className={styles.options}>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the label is edited in place, the code may be empty
          <li key={index} className={styles.option}>
            <OptionText
              label={text.option(index + 1)}
              value={option.label}
              taken={options.filter((_, other) => other !== index).map(({ label }) => label)}
              onChange={(label) => set(options.with(index, { ...option, label }))}
              onPaste={paste(index)}
            />
            <IconButton
              size="small"
              label={text.optionUp(option.label)}
              icon={<ArrowUp size={16} />}
              disabled={index === 0}
              onClick={() => set(options.toSpliced(index, 1).toSpliced(index - 1, 0, option))}
            />
            <IconButton
              size="small"
              label={text.optionDown(option.label)}
              icon={<ArrowDown size={16} />}
              disabled={index === options.length - 1}
              onClick={() => set(options.toSpliced(index, 1).toSpliced(index + 1, 0, option))}
            />
            <IconButton
              size="small"
              label={text.removeOption(option.label)}
              icon={<X size={16} />}
              onClick={() => void remove(index, option)}
            />
          </li>
        ))}
      </ul>
      <NewOption
        onAdd={(lines) => onChange(insertOptions(field, { text: lines }))}
        onPaste={paste(options.length - 1)}
      />
    </fieldset>
  )
}

interface OptionTextProps {
  label: string
  value: string
  /** Labels of the other options. */
  taken: readonly string[]
  onChange: (label: string) => void
  onPaste: (event: ClipboardEvent) => void
}

/** Keeps what is typed while it is blank or another option's label; the option then keeps its last label. */
function OptionText({ label, value, taken, onChange, onPaste }: OptionTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: string) => {
    if (next.length > MAX_TEXT) return
    const isKept = next.trim() !== '' && !taken.includes(next.trim())
    setTyped(next)
    if (isKept) onChange(next.trim())
  }
  return (
    <TextField
      label={label}
      hideLabel
      className={styles.optionText}
      value={typed ?? value}
      onValueChange={change}
      onBlur={() => setTyped(null)}
      onPaste={onPaste}
    />
  )
}

/** An option is added only when its text is not blank (spec 2 section 5). */
function NewOption({ onAdd, onPaste }: { onAdd: (text: string) => void; onPaste: (event: ClipboardEvent) => void }) {
  const text = useMessages(editorMessages)
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() !== '') onAdd(typed)
    setTyped('')
  }
  return (
    <div className={styles.newOption}>
      <TextField
        label={text.newOption}
        help={text.optionHelp}
        className={styles.optionText}
        value={typed}
        onValueChange={(next) => next.length <= MAX_TEXT && setTyped(next)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button size="small" iconStart={<Plus size={16} />} className={styles.addOption} onClick={add}>
        {text.addOption}
      </Button>
    </div>
  )
}
