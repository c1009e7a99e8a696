import { defineMessages } from '../messages/define-messages'

const figure = new Intl.NumberFormat('en')

/** Texts of pickers of records. */
export const pickerMessages = defineMessages('kit.picker', {
  add: 'Add',
  addOf: (name: string) => `Add ${name}`,
  removeOf: (name: string) => `Take out ${name}`,
  nothingChosen: 'Choose at least one entry first.',
  addSelected: (count: number) => `Add ${figure.format(count)}`,
  cancel: 'Cancel',
  done: 'Done',
  failed: 'The choices could not be loaded.',
})
