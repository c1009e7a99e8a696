import { defineMessages } from '../../messages/define-messages'
import type { GonePart } from './view-query'

const kinds: Readonly<Record<GonePart['kind'], string>> = { column: 'column', filter: 'filter', sort: 'order by' }

/** Texts of the saved views of a list; replaced by `messages.kit.views` of the provider. */
export const viewsMessages = defineMessages('kit.views', {
  open: 'Views',
  /** Before the name of the opened view, for assistive technology. */
  of: 'View',
  changed: 'Changed',
  standard: 'Default view',
  own: 'Your views',
  shared: 'Shared with you',
  /** Beside a view of the account that others see. */
  isShared: 'Shared',
  by: (owner: string) => `By ${owner}`,
  formerOwner: 'By a former account',
  empty: 'Save filters, columns and order of this list as a view, for yourself or for your colleagues.',
  failed: 'The views could not be loaded.',
  loading: 'Loading views',
  differs: (name: string) => `The list differs from “${name}”.`,
  saveChanges: 'Save changes',
  discard: 'Discard',
  save: 'Save view',
  saveAsNew: 'Save as new view',
  actionsOf: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  share: 'Share',
  unshare: 'Stop sharing',
  remove: 'Delete',
  form: {
    title: 'Save view',
    renameTitle: 'Rename view',
    description: 'Saves filters, search, order and columns.',
    name: 'Name',
    isShared: 'Share with administrators of this client',
    sharedHelp: 'Everybody who may open this list sees the view. Only you can change it.',
    submit: 'Save view',
    renameSubmit: 'Rename',
  },
  saved: (name: string) => `View “${name}” saved`,
  nowShared: (name: string) => `View “${name}” is shared`,
  nowPrivate: (name: string) => `View “${name}” is no longer shared`,
  removed: (name: string) => `View “${name}” deleted`,
  undo: 'Undo',
  restored: (name: string) => `View “${name}” is back`,
  removal: {
    title: (name: string) => `Delete the view “${name}”?`,
    loses: 'The view is deleted. The list and its records stay as they are.',
    losesShared: 'The view is deleted for everybody who uses it. The list and its records stay as they are.',
    confirm: 'Delete',
  },
  gone: (name: string, parts: readonly GonePart[]) =>
    `“${name}” was saved with ${parts.map((part) => `${kinds[part.kind]} “${part.name}”`).join(', ')}, which this list no longer has. The rest of the view is shown.`,
  missing: 'This view was deleted or is not shared with you. The list is shown as the address says.',
})
