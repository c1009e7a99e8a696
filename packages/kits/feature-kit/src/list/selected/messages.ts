import { defineMessages } from '../../messages/define-messages'

const figure = new Intl.NumberFormat('en')

/** What happened to selected records. */
export const selectedMessages = defineMessages('kit.selected', {
  gone: (count: number) => `${figure.format(count)} no longer there`,
  conflict: (count: number) => `${figure.format(count)} with a conflict of interests`,
  changed: (count: number) => `${figure.format(count)} changed since`,
  blocked: (count: number) => `${figure.format(count)} that cannot be changed`,
  unchanged: (count: number) => `${figure.format(count)} as wanted already`,
  leftOut: (reasons: string) => `Left out: ${reasons}.`,
  undo: 'Undo',
  tooMany: (most: number) => `At most ${figure.format(most)} at once. Narrow the list first.`,
})
