import { optionLabels } from './answers.ts'
import { OPERATORS } from './conditions.ts'
import { optionList, withOptions } from './draft.ts'
import { answerKind, hasOptions, hasPlaceholder, isInput, nameOfType, newField } from './field-types.ts'
import type { Condition, FieldType, FormField } from './types.ts'

/** Properties that only some field types have. */
export type TypedPart = 'options' | 'placeholder' | 'slider' | 'multiline' | 'size'

const HAS: Record<TypedPart, (type: FieldType) => boolean> = {
  options: hasOptions,
  placeholder: hasPlaceholder,
  slider: (type) => type === 'range',
  multiline: (type) => type === 'text',
  size: (type) => type === 'header',
}

/** The effect of changing a field's type on the form. */
export interface TypeChange {
  /** The form with the changed field, and the conditions on it that are still valid. */
  fields: FormField[]
  /** Properties of the field that the new type does not have. */
  lost: TypedPart[]
  /** The fields that lose their condition. */
  broken: FormField[]
}

/**
 * Types that a field can change to, among those that a form may have: questions to questions, headers to texts and back.
 */
export function typesFor({ type }: FormField, offered: readonly FieldType[]): FieldType[] {
  if (answerKind(type) === 'custom' || !isConvertible(type)) return []
  const others = offered.filter((other) => isConvertible(other) && isInput({ type: other }) === isInput({ type }))
  const types = others.filter((other) => answerKind(other) !== 'custom')
  return types.includes(type) ? types : [type, ...types]
}

const isConvertible = (type: FieldType) => isInput({ type }) || type === 'header' || type === 'description'

/** Changes the type of a field of the form. The field keeps its id, its texts and its own condition. */
export function changeType(fields: readonly FormField[], field: FormField, type: FieldType): TypeChange {
  const { changed, lost } = converted(field, type)
  const broken: FormField[] = []
  const next = fields.map((each) => {
    if (each.id === field.id) return changed
    const { showIf, ...unconditional } = each
    if (showIf?.fieldId !== field.id) return each
    const fitting = fittingCondition(showIf, field, changed)
    if (!fitting) broken.push(each)
    return fitting ? { ...each, showIf: fitting } : unconditional
  })
  return { fields: next, lost, broken }
}

function converted(field: FormField, type: FieldType): { changed: FormField; lost: TypedPart[] } {
  const { label, required, description, skip, showIf, content, style } = field
  const fresh = newField(type, field.id)
  const before = newField(field.type, field.id)
  const set = (Object.keys(HAS) as TypedPart[]).filter(
    (part) => field[part] !== undefined && JSON.stringify(field[part]) !== JSON.stringify(before[part]),
  )
  const kept = set.filter((part) => HAS[part](type))
  const shared = Object.fromEntries(
    Object.entries({ label, required, description, skip, showIf, content, style }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const changed: FormField = {
    ...fresh,
    ...shared,
    ...Object.fromEntries(kept.map((part) => [part, field[part]])),
    ...(field.type === 'textarea' && type === 'text' && { multiline: true }),
    // A name that the palette derived from the type changes with the type.
    name: field.name === nameOfType(field.type) ? fresh.name : field.name,
  }
  return {
    changed: kept.includes('options') ? withOptions(changed, optionList(field)) : changed,
    lost: set.filter((part) => !HAS[part](type)),
  }
}

/** A condition on a field whose type has changed; null if the new answers cannot be compared in this way. */
function fittingCondition(condition: Condition, from: FormField, to: FormField): Condition | null {
  const { fieldId, operator: before, value = '' } = condition
  const [kind, earlier] = [answerKind(to.type), answerKind(from.type)]
  if (before === 'answered' || kind === undefined || kind === earlier) return withOption(condition, from, to)
  const operator =
    before === 'equals' && kind === 'options'
      ? 'includes'
      : before === 'includes' && kind === 'option'
        ? 'equals'
        : before
  if (!OPERATORS[kind].includes(operator)) return null
  const text = optionLabels(from).find((option) => option.value === String(value))?.label ?? String(value)
  switch (kind) {
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text)) ? null : { fieldId, operator, value: Number(text) }
    case 'date':
    case 'datetime':
      return null
    case 'option':
    case 'options':
      return withOption({ fieldId, operator, value }, from, to)
    default:
      return { fieldId, operator, value: text }
  }
}

/** A condition with the value of its option in the changed field: a dropdown stores codes, the other types labels. */
function withOption(condition: Condition, from: FormField, to: FormField): Condition | null {
  const { operator, value } = condition
  if (operator === 'answered' || !hasOptions(to.type)) return condition
  const index = optionLabels(from).findIndex((option) => option.value === String(value))
  const option = optionLabels(to)[index]
  return option ? { ...condition, value: option.value } : null
}
