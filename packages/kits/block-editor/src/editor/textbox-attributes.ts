import type { FieldControlProps } from '@ssp/ui'
import { body } from '../rich-text/rich-text.css'
import { content } from './editor.css'

/** Attributes of an editor as the control of a field: role, name, description and state of a text box. */
export const textboxAttributes = (control: FieldControlProps, labelledBy: string): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  class: `${body} ${content}`,
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-required'] && { 'aria-required': 'true' }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
})
