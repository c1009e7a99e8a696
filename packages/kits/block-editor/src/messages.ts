import { defineMessages } from '@ssp/feature-kit'

/** The rich-text editor. */
export const richTextMessages = defineMessages('blockEditor.richText', {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  linkTitle: 'Link',
  linkAddress: 'Address',
  linkHelp: 'Begins with https://, http://, mailto: or tel:. Leave empty to remove the link.',
  linkInvalid: 'This address cannot be linked.',
  linkApply: 'Apply',
  cancel: 'Cancel',
})
