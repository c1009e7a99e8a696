export {
  clearAnswers,
  fieldText,
  holds,
  isEmptyAnswer,
  keptAnswers,
  midpoint,
  onGrid,
  optionLabels,
  optionValues,
  pagesOf,
  validateAnswers,
  visibleFields,
} from './answers.ts'
export { isSlider } from './bounds.ts'
export { changeType, typesFor } from './change-type.ts'
export { OPERATORS } from './conditions.ts'
export {
  addField,
  brokenByMove,
  dependentsOf,
  draftOf,
  duplicateField,
  insertOptions,
  moveField,
  optionList,
  redo,
  removeField,
  repeatedLabels,
  replaceFields,
  undo,
  updateField,
  withOptions,
} from './draft.ts'
export {
  answerKind,
  fieldName,
  hasOptions,
  hasPlaceholder,
  isBlank,
  isInput,
  MAX_ANSWER,
  MAX_FIELDS,
  MAX_IMAGES,
  MAX_OPTIONS,
  MAX_TEXT,
  newField,
  nameOfType,
  newFieldId,
  PALETTE_TYPES,
} from './field-types.ts'
export { checkFields, parseFields } from './parse-fields.ts'
export { checkPublishable } from './publishable.ts'
export { isSafeUrl } from './urls.ts'
export type { AnswerError } from './answers.ts'
export type { TypedPart } from './change-type.ts'
export type { Draft, LeftOutOptions } from './draft.ts'
export type { AnswerKind } from './field-types.ts'
export type { FieldsError, ParsedFields } from './parse-fields.ts'
export type { PublishCode, PublishError } from './publishable.ts'
export type {
  Answers,
  AnswerValue,
  BannerImage,
  BuiltInFieldType,
  Condition,
  ConditionOperator,
  CustomFieldType,
  FieldOption,
  FieldType,
  FormField,
  HeaderSize,
  SliderBounds,
  TextStyle,
} from './types.ts'
