const figure = new Intl.NumberFormat('en')

/** The few words that @ssp/ui brings itself, by component. Every one can be replaced through `UiMessagesProvider`. */
export const uiMessages = {
  appShell: {
    skipLink: 'Skip to content',
    navigation: 'Main',
    openNavigation: 'Open navigation',
    closeNavigation: 'Close navigation',
    collapse: 'Collapse navigation',
    expand: 'Expand navigation',
  },
  bannerList: { label: 'Messages', dismiss: 'Dismiss' },
  breadcrumbs: { label: 'Breadcrumb' },
  confirm: { cancel: 'Cancel' },
  dialog: { close: 'Close' },
  errorBoundary: {
    title: 'This part of the page stopped working',
    reason: 'Something unexpected happened while it was being drawn.',
    nextStep: 'Try again. If it happens again, reload the page.',
  },
  fileDrop: {
    choose: 'Choose a file',
    chooseMany: 'Choose files',
    hint: 'or drop it here',
    hintMany: 'or drop them here',
    limit: (size: string) => `Up to ${size}`,
    tooLarge: (name: string, size: string) => `${name} is larger than ${size}. Choose a smaller file.`,
    wrongType: (name: string) => `${name} is not an accepted type of file.`,
    onlyOne: 'Only one file can be chosen here.',
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name}`,
    done: 'Uploaded',
    failed: 'Failed',
  },
  filterBar: {
    open: 'Filters',
    openWithCount: (count: number) => `Filters (${count})`,
    title: 'Filters',
    apply: 'Apply',
    reset: 'Reset',
    applied: 'Applied filters',
    remove: (label: string) => `Remove filter ${label}`,
    from: 'From',
    to: 'To',
    any: 'Any',
  },
  layoutToggle: { label: 'Layout', list: 'List', grid: 'Grid' },
  loading: { label: 'Loading' },
  menu: { actions: 'Actions' },
  pageHeader: { back: 'Go back', more: 'More actions' },
  pageSize: { label: 'Rows per page' },
  pagination: {
    label: 'Pages',
    first: 'First page',
    previousGroup: 'Previous five pages',
    previous: 'Previous page',
    page: (page: number) => `Page ${figure.format(page)}`,
    figure: (value: number) => figure.format(value),
    next: 'Next page',
    nextGroup: 'Next five pages',
    last: 'Last page',
    summary: (from: number, to: number, total: number) =>
      total === 0 ? '0 of 0' : `${figure.format(from)}-${figure.format(to)} of ${figure.format(total)}`,
  },
  states: { retry: 'Try again', errorId: 'Error id' },
  stepper: { label: 'Steps', done: 'done', current: 'current step', open: 'not yet done' },
  table: {
    actions: 'Actions',
    selectAll: 'Select all rows on this page',
    select: 'Select',
    selected: (count: number) => `${figure.format(count)} selected`,
    clearSelection: 'Clear selection',
    sortBy: 'Sort by',
    empty: '–',
  },
  toast: {
    region: 'Notifications',
    close: 'Close',
    inbox: 'Notifications',
    inboxUnread: (count: number) => `Notifications, ${count} unread`,
    inboxEmpty: 'Nothing has happened yet.',
    clear: 'Clear all',
    success: 'Success',
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
  },
}

/** All words of @ssp/ui, by component. */
export type UiMessages = typeof uiMessages

/** A part of the words: what is left out keeps its default. */
export type UiMessageOverrides = { [Section in keyof UiMessages]?: Partial<UiMessages[Section]> }
