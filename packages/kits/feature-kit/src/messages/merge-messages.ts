import { defineMessages } from './define-messages'

/** Texts of what two people changed in a list. Apart from `kitMessages`, which every first visit loads. */
export const mergeMessages = defineMessages('merge', {
  merged: (field: string) => `${field}: this form has your changes and those of somebody else.`,
  yours: 'You',
  theirs: 'Somebody else',
  entryAdded: (entry: string) => `Added: ${entry}`,
  entryChanged: (entry: string) => `Changed: ${entry}`,
  entryRemoved: (entry: string) => `Removed: ${entry}`,
  moved: 'Changed the order',
  movedByBoth: 'Changed the order; yours is kept',
  unchanged: 'No changes',
  more: (count: number) => `and ${count} more`,
  contested: 'Changed by both. Yours is kept unless you take theirs.',
  mineIs: (entry: string) => `Yours: ${entry}`,
  theirsIs: (entry: string) => `Theirs: ${entry}`,
  removed: 'removed',
  unnamed: 'without a text',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
})
