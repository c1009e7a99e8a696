import { useMessages } from '@ssp/feature-kit'
import { Button, IconButton, LeftOut, TextField } from '@ssp/ui'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState, type ClipboardEvent, type ReactNode } from 'react'
import * as fieldStyles from '../../fields/fields.css'
import { editorMessages } from '../../messages'
import {
  insertOptions,
  MAX_OPTIONS,
  MAX_TEXT,
  optionList,
  repeatedLabels,
  withOptions,
  type FieldOption,
  type LeftOutOptions,
} from '../../model'
import { useBuilder, useBuilderState } from '../builder-context'
import * as styles from './editor.css'
import type { PartProps } from './part-props'

/** The options of a question: edited in place, moved, removed, and added one by one or by pasting lines. */
export function OptionsEditor({ field, onChange }: PartProps) {
  const text = useMessages(editorMessages)
  const { actions } = useBuilder()
  const options = optionList(field)
  const repeated = repeatedLabels(field)
  /** Codes or labels of the options that may be renamed without confirmation. */
  const [renamed, setRenamed] = useState<readonly string[]>([])
  const [leftOut, setLeftOut] = useState<LeftOutOptions>(NOTHING)
  const set = (next: readonly FieldOption[]) => {
    setLeftOut(NOTHING)
    onChange(withOptions(field, next))
  }
  const insert = (lines: string, index?: number) => {
    const inserted = insertOptions(field, { text: lines, ...(index !== undefined && { index }) })
    setLeftOut(inserted.leftOut)
    if (inserted.field !== field) onChange(inserted.field)
    return inserted.field !== field
  }
  const remove = async (index: number, option: FieldOption) => {
    if (await actions.mayRemoveOption(field.id, option)) set(options.toSpliced(index, 1))
  }
  const paste = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(pasted.trim())) return
    event.preventDefault()
    insert(pasted, index)
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
              error={
                option.label === '' ? text.optionBlank : repeated.has(option.label) ? text.optionRepeated : undefined
              }
              onChange={(label) => set(options.with(index, { ...option, label }))}
              onPaste={paste(index)}
              ask={renamed.includes(option.code || option.label) ? null : actions.askRename(field.id, option)}
              onAllowed={() => setRenamed([...renamed, option.code || option.label])}
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
        fieldId={field.id}
        notice={Object.values(leftOut).some((count) => count > 0) && <OptionsLeftOut {...leftOut} />}
        onAdd={(line) => insert(line)}
        onType={() => setLeftOut(NOTHING)}
        onPaste={paste(options.length - 1)}
      />
    </fieldset>
  )
}

const NOTHING: LeftOutOptions = { tooMany: 0, repeated: 0, tooLong: 0 }

/** Reports pasted lines that were skipped, because of a limit or because the option already exists. */
function OptionsLeftOut({ tooMany, repeated, tooLong }: LeftOutOptions) {
  const text = useMessages(editorMessages)
  return (
    <>
      {tooMany > 0 && <LeftOut count={tooMany} most={MAX_OPTIONS} className={styles.leftOut} />}
      {repeated > 0 && <span className={styles.leftOut}>{text.repeatedLeftOut(repeated)}</span>}
      {tooLong > 0 && <span className={styles.leftOut}>{text.longLeftOut(tooLong, MAX_TEXT)}</span>}
    </>
  )
}

interface OptionTextProps {
  label: string
  value: string
  error: string | undefined
  onChange: (label: string) => void
  onPaste: (event: ClipboardEvent) => void
  /** Asks for confirmation before the first change; null if none is needed. */
  ask: (() => Promise<boolean>) | null
  onAllowed: () => void
}

/** The text of an option. A blank or duplicate text is an error, with which the field cannot be saved. */
function OptionText({ value, onChange, ask, onAllowed, ...field }: OptionTextProps) {
  // Keeps leading and trailing spaces while the user types.
  const [typed, setTyped] = useState<string | null>(null)
  const apply = (next: string) => {
    setTyped(next)
    onChange(next.trim())
  }
  const askFirst = async (next: string) => {
    if (!(await ask?.())) return
    onAllowed()
    apply(next)
  }
  return (
    <TextField
      {...field}
      hideLabel
      className={styles.optionText}
      maxLength={MAX_TEXT}
      overLimit="change"
      value={typed ?? value}
      onValueChange={(next) => (ask ? void askFirst(next) : apply(next))}
      onBlur={() => setTyped(null)}
    />
  )
}

interface NewOptionProps {
  fieldId: number
  notice: ReactNode
  /** Adds an option; returns false if it was rejected. */
  onAdd: (text: string) => boolean
  onType: () => void
  onPaste: (event: ClipboardEvent) => void
}

/**
 * An option is added only if its text is not blank (spec 2 section 5), at the latest when the field is saved. A rejected
 * text stays and can be changed.
 */
function NewOption({ fieldId, notice, onAdd, onType, onPaste }: NewOptionProps) {
  const text = useMessages(editorMessages)
  const { store } = useBuilder()
  const typed = useBuilderState((state) => state.typed.get(fieldId) ?? '')
  const setTyped = (next: string) => store.type(fieldId, next)
  const add = () => {
    if (typed.trim() === '' || onAdd(typed)) setTyped('')
  }
  return (
    <div className={styles.newOption}>
      <TextField
        label={text.newOption}
        help={text.optionHelp}
        notice={notice}
        className={styles.optionText}
        maxLength={MAX_TEXT}
        overLimit="change"
        value={typed}
        onValueChange={(next) => {
          setTyped(next)
          onType()
        }}
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
