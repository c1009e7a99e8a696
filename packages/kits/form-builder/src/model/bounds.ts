import { answerKind, isFieldType, MAX_ANSWER, MAX_ID, MAX_IMAGES, MAX_OPTIONS, MAX_TEXT } from './field-types.ts'
import { isSafeUrl } from './urls.ts'
import type { FieldOption, FieldType, FormField } from './types.ts'

type Check = (value: unknown, type: FieldType) => boolean

// A value that no request can contain could be stored, but never answered.
const isClean = (value: string) => !value.includes('\0') && value.isWellFormed()
const text =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= length && isClean(value)
const flag: Check = (value) => typeof value === 'boolean'
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const finite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && finite(value) && value >= 1 && value <= MAX_ID
const each = (value: unknown, most: number, check: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(check)
const shaped = (value: unknown, checks: Record<string, (part: unknown) => boolean>): boolean =>
  isObject(value) &&
  Object.entries(checks).every(([key, check]) => check(Object.hasOwn(value, key) ? value[key] : undefined))
const optional = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value)

const short = (value: unknown) => text(MAX_TEXT)(value, 'text')
const isUrl = (value: unknown) => typeof value === 'string' && (value === '' || isSafeUrl(value))
const filled = (value: unknown) => short(value) && String(value).trim() !== ''

const options: Check = (value, type) => {
  if (type !== 'select') return each(value, MAX_OPTIONS, filled) && unique(value as string[])
  if (!each(value, MAX_OPTIONS, (item) => shaped(item, { code: filled, label: filled }))) return false
  return unique((value as FieldOption[]).map(({ code }) => code))
}
const unique = (values: readonly string[]) => new Set(values).size === values.length

const answer: Check = (value) =>
  value === null || finite(value) || text(MAX_ANSWER)(value, 'text') || each(value, MAX_OPTIONS, short)

/** The step must allow at least one value between the ends, and not so many that answers cannot be told apart. */
export function isSlider(value: unknown): boolean {
  if (!shaped(value, { min: finite, max: finite, step: finite })) return false
  const { min, max, step } = value as { min: number; max: number; step: number }
  return min < max && step > 0 && step <= max - min && Math.max(Math.abs(min), Math.abs(max)) <= MAX_ID
}

const headerSize = oneOf('Large', 'Medium', 'Small')

/** Whether a condition is well formed; the list checks what it refers to. */
const condition: Check = (value) =>
  shaped(value, {
    fieldId: isId,
    operator: (operator) =>
      oneOf('equals', 'notEquals', 'includes', 'answered', 'greaterThan', 'lessThan')(operator, 'text'),
    value: optional((part) => short(part) || finite(part)),
  }) &&
  isObject(value) &&
  (value['operator'] === 'answered' || value['value'] !== undefined)

/** A property of a field that is not `id` or `type`, with what it must be; the key is also the error code. */
const CHECKS: { readonly [Key in Exclude<keyof FormField, 'id' | 'type'>]-?: Check } = {
  name: text(200),
  label: text(MAX_TEXT),
  placeholder: text(MAX_TEXT),
  required: flag,
  multiline: flag,
  value: answer,
  error: (value, type) => typeof value === 'boolean' || text(MAX_TEXT)(value, type),
  options,
  slider: (value) => isSlider(value),
  style: (value) =>
    isObject(value) && shaped(value, { bold: optional(isFlag), italic: optional(isFlag), underline: optional(isFlag) }),
  content: text(MAX_TEXT),
  size: headerSize,
  url: (value) => isUrl(value),
  images: (value) =>
    each(value, MAX_IMAGES, (item) =>
      shaped(item, {
        name: short,
        url: isUrl,
        link: isUrl,
        linkType: (kind) => oneOf('external', 'internal', 'file')(kind, 'banner'),
        position: (position) => Number.isInteger(position) && finite(position) && position >= 0,
      }),
    ),
  bucket: text(100),
  icon: text(100),
  description: text(MAX_TEXT),
  skip: flag,
  sizeOptions: (value) => each(value, 3, (size) => headerSize(size, 'header')),
  showIf: condition,
}

const isFlag = (value: unknown) => typeof value === 'boolean'

const PARTS: Partial<Record<keyof FormField, readonly string[]>> = {
  slider: ['min', 'max', 'step'],
  style: ['bold', 'italic', 'underline'],
  showIf: ['fieldId', 'operator', 'value'],
}
const ITEM_PARTS: Partial<Record<keyof FormField, readonly string[]>> = {
  options: ['code', 'label'],
  images: ['name', 'url', 'link', 'linkType', 'position'],
}

/**
 * Checks one stored field. Properties that no field has are left out.
 *
 * @returns the field, or the code of the first thing wrong with it, which is the property's name
 */
export function checkField(stored: unknown): FormField | string {
  if (!isObject(stored)) return 'notObject'
  const { type, id } = stored
  if (!isFieldType(type)) return 'type'
  if (!isId(id)) return 'id'
  const field: Record<string, unknown> = { id, name: '', type }
  for (const [key, check] of Object.entries(CHECKS)) {
    const value = Object.hasOwn(stored, key) ? stored[key] : undefined
    if (value === undefined) continue
    if (!check(value, type)) return key
    field[key] = known(value, key as keyof FormField)
  }
  const needs = requiredPart(type)
  return needs && field[needs] === undefined ? needs : (field as unknown as FormField)
}

/** Properties that a field of the type needs to be answered. */
function requiredPart(type: FieldType): 'options' | 'slider' | undefined {
  if (type === 'range') return 'slider'
  const kind = answerKind(type)
  return kind === 'option' || kind === 'options' ? 'options' : undefined
}

/** The value with only its known properties. */
function known(value: unknown, key: keyof FormField): unknown {
  const parts = PARTS[key]
  if (parts) return pick(value, parts)
  const itemParts = ITEM_PARTS[key]
  if (itemParts && Array.isArray(value)) return value.map((item) => (isObject(item) ? pick(item, itemParts) : item))
  return value
}

const pick = (value: unknown, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value as object).filter(([key]) => keys.includes(key)))
