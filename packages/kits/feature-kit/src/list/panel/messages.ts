import { defineMessages } from '../../messages/define-messages'

const figure = new Intl.NumberFormat('en')

/** The panel of a row; its buttons name the keys that do the same. */
export const rowPanelMessages = defineMessages('kit.rowPanel', {
  previous: 'Previous (k)',
  next: 'Next (j)',
  first: 'This is the first one on this page of the list.',
  last: 'This is the last one on this page of the list.',
  place: (at: number, of: number) => `${figure.format(at)} of ${figure.format(of)}`,
})
