import { lazyPanel, useMessages, usePanel } from '@ssp/feature-kit'
import { ComboBox, IconButton } from '@ssp/ui'
import { Settings2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { summaryMessages } from './messages'
import type { useCategories } from './use-categories'
import * as styles from './category-picker.css'

const CategoryPanel = lazyPanel(async () => (await import('./category-panel')).CategoryPanel)

/** Maximum number of options; the others are found by typing. */
const LIMIT = 50
/** Maximum length of a category's title in characters. */
const TITLE_LENGTH = 200
/** The option that creates the typed title; no category has this id. */
const CREATE = 'create'

/** Props of `CategoryPicker`. */
export interface CategoryPickerProps {
  /** Id of the category; empty if there is none. */
  value: string
  onValueChange: (id: string) => void
  error?: string | undefined
  categories: ReturnType<typeof useCategories>
}

/** Chooses a category; a new title can be created in place (R2-069, R2-070, decision 20). */
export function CategoryPicker({ value, onValueChange, error, categories: { query, create } }: CategoryPickerProps) {
  const messages = useMessages(summaryMessages)
  const [typed, setTyped] = useState('')
  const panel = usePanel(CategoryPanel)
  const all = query.data ?? []
  const chosen = all.find(({ id }) => id === value)
  // After a save that was rejected because another user deleted the category, the survey has none, like all surveys that
  // had it.
  const isDeleted = error !== undefined && value !== '' && query.isSuccess && !chosen
  const onDeleted = useEffectEvent(() => onValueChange(''))
  useEffect(() => {
    if (isDeleted) onDeleted()
  }, [isDeleted])
  const text = typed.trim() === chosen?.title ? '' : typed.trim()
  const isNew = text !== '' && !all.some(({ title }) => title.toLowerCase() === text.toLowerCase())
  const found = all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())).slice(0, LIMIT)
  const options = [...found, ...(chosen && !found.includes(chosen) ? [chosen] : [])].map(({ id, title }) => ({
    value: id,
    label: title,
  }))
  const offer = isNew ? [{ value: CREATE, label: messages.createCategory(text.slice(0, TITLE_LENGTH)) }] : []
  const choose = (id: string | null) =>
    id === CREATE
      ? void create.run({ title: text.slice(0, TITLE_LENGTH), choose: onValueChange })
      : onValueChange(id ?? '')
  return (
    <div className={styles.root}>
      <ComboBox
        label={messages.category}
        placeholder={messages.noCategory}
        className={styles.field}
        options={[...offer, ...options]}
        value={chosen ? value : null}
        error={error}
        loading={query.isPending || create.isPending()}
        onSearch={setTyped}
        onValueChange={choose}
      />
      <IconButton
        label={messages.manage}
        icon={<Settings2 size={16} />}
        unavailable={chosen ? null : messages.manageNone}
        onClick={() => chosen && panel.open({ category: chosen, onRemoved: () => onValueChange('') })}
      />
      {panel.element}
    </div>
  )
}
