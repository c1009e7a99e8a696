export { RichText } from './rich-text/rich-text'
export { RichTextField } from './editor/rich-text-field'
export type { RichTextProps } from './rich-text/rich-text'
export type { RichTextFieldProps } from './editor/rich-text-field'
