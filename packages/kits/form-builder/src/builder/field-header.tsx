import { useMessages } from '@ssp/feature-kit'
import { IconButton } from '@ssp/ui'
import { FieldIcon, typeName, useCustomFields } from '../fields/field-types'
import { SheetIcon } from '../fields/icon-sheet'
import { fieldMessages } from '../messages'
import { fieldName, nameOfType, type FormField } from '../model'
import { useBuilder, useBuilderState } from './builder-context'
import * as styles from './builder.css'
import { draggedField, useDragHandle } from './drag-and-drop'
import { useBuilderText } from './text-context'

/** Type and actions of a field. */
export function FieldHeader({ field, isExpanded }: { field: FormField; isExpanded: boolean }) {
  const { readOnly } = useBuilder()
  const { types } = useMessages(fieldMessages)
  const type = typeName(field.type, types, useCustomFields())
  const name = fieldName(field)
  const isNamed = name !== type && name !== nameOfType(field.type)
  return (
    <div className={styles.fieldHeader}>
      {!readOnly && <Handle field={field} />}
      <span className={styles.fieldType}>
        <span className={styles.typeIcon}>
          <FieldIcon type={field.type} />
        </span>
        {type}
        {isNamed && (
          <span className={styles.fieldName} title={name}>
            {name}
          </span>
        )}
      </span>
      {!readOnly && <FieldActions field={field} isExpanded={isExpanded} />}
    </div>
  )
}

function Handle({ field }: { field: FormField }) {
  const text = useBuilderText()
  const name = useControlName(field)
  const dragged = draggedField(field)
  const { handle, binding } = useDragHandle(dragged)
  return (
    <>
      <IconButton
        {...handle}
        size="small"
        label={text.drag(name)}
        title={text.dragHelp}
        icon={<SheetIcon name="drag" />}
        className={styles.handle}
      />
      {binding}
    </>
  )
}

function FieldActions({ field, isExpanded }: { field: FormField; isExpanded: boolean }) {
  const text = useBuilderText()
  const { actions, store } = useBuilder()
  const isFirst = useBuilderState(({ ids }) => ids[0] === field.id)
  const isLast = useBuilderState(({ ids }) => ids.at(-1) === field.id)
  const { id } = field
  const name = useControlName(field)
  return (
    <span className={styles.fieldActions}>
      <IconButton
        size="small"
        label={text.moveUp(name)}
        icon={<SheetIcon name="up" />}
        aria-disabled={isFirst || undefined}
        className={styles.action}
        onClick={() => void actions.step(id, -1)}
      />
      <IconButton
        size="small"
        label={text.moveDown(name)}
        icon={<SheetIcon name="down" />}
        aria-disabled={isLast || undefined}
        className={styles.action}
        onClick={() => void actions.step(id, 1)}
      />
      <IconButton
        size="small"
        label={text.duplicate(name)}
        icon={<SheetIcon name="duplicate" />}
        onClick={() => actions.duplicate(id)}
      />
      {!isExpanded && (
        <IconButton
          data-edit
          size="small"
          label={text.edit(name)}
          icon={<SheetIcon name="edit" />}
          onClick={() => store.expand(id)}
        />
      )}
      <IconButton
        size="small"
        label={text.remove(name)}
        icon={<SheetIcon name="remove" />}
        onClick={() => void actions.remove(id)}
      />
    </span>
  )
}

/** The name of a field within the names of its controls, with its position if another field has the same name. */
function useControlName(field: FormField): string {
  const name = fieldName(field)
  const place = useBuilderState(({ draft: { fields }, ids }) =>
    repeatedIn(fields).has(name) ? ids.indexOf(field.id) + 1 : 0,
  )
  return place > 0 ? `${name} ${place}` : name
}

/** Names of fields that are not unique, cached per form because every field reads them after each change. */
const repeatedNames = new WeakMap<readonly FormField[], ReadonlySet<string>>()

function repeatedIn(fields: readonly FormField[]): ReadonlySet<string> {
  const known = repeatedNames.get(fields)
  if (known) return known
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const field of fields) {
    const name = fieldName(field)
    if (seen.has(name)) repeated.add(name)
    seen.add(name)
  }
  repeatedNames.set(fields, repeated)
  return repeated
}
