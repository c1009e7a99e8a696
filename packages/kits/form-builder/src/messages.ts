import { defineMessages } from '@ssp/feature-kit'
import type { BuiltInFieldType, ConditionOperator, TypedPart } from './model'

const figure = new Intl.NumberFormat('en')

const list = new Intl.ListFormat('en')

const parts: Record<TypedPart, string> = {
  options: 'its options',
  placeholder: 'its placeholder',
  slider: 'its scale',
  multiline: 'its several lines',
  size: 'its size',
}

const types: Record<BuiltInFieldType, string> = {
  header: 'Header',
  description: 'Text',
  pagebreak: 'Page Break',
  text: 'Textfield',
  textarea: 'Textarea',
  number: 'Numeric',
  email: 'Email',
  checkbox: 'Checkbox',
  radio: 'Radio Button',
  select: 'Dropdown Selection',
  range: 'Range Slider',
  date: 'Date',
  datetime: 'Date and time',
  img: 'Image',
  banner: 'Banner',
}

/** Fields as people see them, in builder, preview, runner and answers. */
export const fieldMessages = defineMessages('forms.fields', {
  types,
  unknownType: 'This field cannot be shown here.',
  untitled: 'Untitled question',
  choose: 'Choose an option',
  noOptions: 'No options yet',
  moreOptions: (count: number) => `and ${count} more`,
  noText: 'No text yet',
  noImage: 'No image yet',
  notAnswered: 'Move the slider to answer',
  banner: 'Banner',
  newTab: '(opens in a new tab)',
})

const operators: Record<ConditionOperator, string> = {
  equals: 'is',
  notEquals: 'is not',
  includes: 'includes',
  answered: 'is answered',
  greaterThan: 'is more than',
  lessThan: 'is less than',
}

/** The form builder (spec 2 section 2). */
export const builderMessages = defineMessages('forms.builder', {
  palette: 'Fields',
  paletteHelp: 'Click to add at the end, or drag to a place.',
  groups: { design: 'Layout', input: 'Questions' },
  canvas: 'Form',
  add: 'Add field',
  empty: 'No fields yet',
  emptyText: 'Add a field, or drag one here.',
  readOnlyEmpty: 'This form has no fields.',
  count: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  full: 'A form has at most 1,000 fields.',
  faults: {
    invalid: (name: string) => `${name} cannot be saved like this. Correct it, or discard its changes.`,
    noQuestion: () => 'The form asks nothing yet. Add a question.',
    noLabel: (name: string) => `${name} has no question yet.`,
    noContent: (name: string) => `${name} has nothing to show yet. Complete or remove it.`,
    noOptions: (name: string) => `${name} has no options yet.`,
    repeatedOption: (name: string) => `${name} has two options with the same text.`,
    conditionQuestion: (name: string) => `${name} depends on a question that is not asked before it.`,
    conditionValue: (name: string) => `${name} has a condition without a value that an answer can have.`,
    conditionOption: (name: string) => `${name} depends on an option that is no longer there.`,
  },
  undo: 'Undo',
  redo: 'Redo',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  duplicate: (name: string) => `Duplicate ${name}`,
  drag: (name: string) => `Move ${name}`,
  dragHelp: 'Press space to pick up. While moving, use the arrow keys, space to drop and escape to cancel.',
  save: 'Save',
  correctFirst: 'Correct the marked entries first.',
  discard: 'Discard Changes',
  removeTitle: (name: string) => `Are you sure you want to remove ${name}?`,
  removeLabel: 'Remove',
  answered: (count: number) =>
    `${count === 1 ? '1 person has' : `${count} people have`} answered it. Their answers stay in the responses, the graphs and the exports.`,
  chosen: (count: number) =>
    `${count === 1 ? '1 person has' : `${count} people have`} chosen it. Their answers stay in the responses, the graphs and the exports.`,
  renameTitle: (name: string) => `Rename ${name}?`,
  renameLabel: 'Rename',
  renames: (count: number) =>
    `${count === 1 ? '1 person has' : `${count} people have`} chosen it. Rename it only if it still means the same.`,
  typeTitle: (name: string, type: string) => `Change the type of ${name} to ${type}?`,
  typeLabel: 'Change type',
  partsLost: (parts: readonly string[]) => `It loses ${list.format(parts)}.`,
  parts,
  answeredBefore: (count: number, type: string) =>
    `${count === 1 ? '1 person has' : `${count} people have`} answered it as ${type}. Their answers stay in the responses and the exports as they were given; graphs may no longer count them.`,
  dependents: (names: string) => `These are shown depending on it and will always be shown: ${names}`,
  moveTitle: (name: string) => `Move ${name} and remove conditions?`,
  moveText: (names: string) =>
    `A question can only depend on an earlier one. Conditions will be removed from: ${names}`,
  moveLabel: 'Move',
  shownIf: (question: string, operator: string, value: string) =>
    `Shown only if “${question}” ${operator}${value && ` “${value}”`}`,
  restore: {
    title: 'Unsaved changes were found',
    text: (count: number) => `An earlier version with ${count === 1 ? '1 field' : `${count} fields`} was not saved.`,
    contested: (count: number) =>
      `Somebody else has changed ${count === 1 ? 'one of them' : `${count} of them`} since; Restore takes yours, Undo theirs.`,
    accept: 'Restore',
    reject: 'Discard',
  },
  announce: {
    added: (name: string, place: number, of: number) => `${name} added at place ${place} of ${of}.`,
    removed: (name: string) => `${name} removed.`,
    moved: (name: string, place: number, of: number) => `${name} moved to place ${place} of ${of}.`,
    typeChanged: (name: string, type: string) => `${name} changed to ${type}.`,
    duplicated: (name: string, place: number) => `${name} duplicated at place ${place}.`,
    saved: (name: string) => `${name} saved.`,
    discarded: (name: string) => `Changes to ${name} discarded.`,
    undone: 'Undone.',
    redone: 'Redone.',
    picked: (name: string, place: number, of: number) => `${name} picked up. Place ${place} of ${of}.`,
    over: (place: number, of: number) => `Place ${place} of ${of}.`,
    dropped: (name: string, place: number, of: number) => `${name} dropped at place ${place} of ${of}.`,
    cancelled: (name: string) => `Moving ${name} cancelled.`,
  },
})

/** The editor of one field. */
export const editorMessages = defineMessages('forms.editor', {
  type: 'Type',
  label: 'Question',
  description: 'Help text',
  name: 'Name',
  nameHelp: 'Identifies the field in exports and confirmations.',
  placeholder: 'Placeholder',
  content: 'Text',
  size: 'Size',
  sizes: { Large: 'Large', Medium: 'Medium', Small: 'Small' },
  style: 'Style',
  styles: { bold: 'Bold', italic: 'Italic', underline: 'Underline' },
  required: 'Required',
  multiline: 'Several lines',
  pageBreak: 'Everything after it is on the next page.',
  options: 'Options',
  option: (place: number) => `Option ${place}`,
  newOption: 'New option',
  addOption: 'Add option',
  optionHelp: 'Paste several lines to add an option for each.',
  optionBlank: 'Enter a text, or remove this option.',
  optionRepeated: 'Another option has this text.',
  repeatedLeftOut: (count: number) => `${figure.format(count)} left out: in the list already`,
  longLeftOut: (count: number, most: number) =>
    `${figure.format(count)} left out: longer than ${figure.format(most)} characters`,
  removeOption: (label: string) => `Remove option ${label}`,
  optionUp: (label: string) => `Move option ${label} up`,
  optionDown: (label: string) => `Move option ${label} down`,
  slider: { min: 'Minimum', max: 'Maximum', step: 'Step' },
  sliderHint: 'The minimum must be below the maximum, and the step above 0 and no larger than the range.',
  imageName: 'Description of the image',
  upload: 'Upload an image',
  uploading: (name: string) => `Uploading ${name}`,
  uploadFailed: (name: string) => `${name} could not be uploaded.`,
  uploadAgain: 'Try again',
  noUpload: 'Images cannot be uploaded here.',
  bannerAdvice: 'We advise uploading images of the same size.',
  imageTitle: (place: number) => `Image ${place}`,
  removeImage: (place: number) => `Remove image ${place}`,
  removeThisImage: 'Remove image',
  imageUp: (place: number) => `Move image ${place} up`,
  link: 'Link',
  linkError: 'Enter an address that begins with https://, http:// or /.',
  linkType: 'Kind of link',
  linkTypes: { external: 'Another site', internal: 'This site', file: 'File' },
  condition: {
    show: 'Show only if an earlier answer matches',
    none: 'There is no question before this one.',
    question: 'Question',
    operator: 'Answer',
    value: 'Value',
    choose: 'Choose',
    operators,
  },
})
