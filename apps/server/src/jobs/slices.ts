/**
 * Milliseconds that a job of many e-mails works before it queues what is left as a job of its own: none meets the time limit
 * of its kind, however slow the mail server, and the other work of the client has a turn in between.
 */
export const SLICE = 60_000

/** Before the id of every employee. */
export const FIRST = '00000000-0000-0000-0000-000000000000'

/** The last of the employees whose e-mails were claimed; the next claim of the job begins after it. */
export const lastOf = (claimed: readonly { employee_id: string }[]): string =>
  claimed.reduce((last, { employee_id: id }) => (id > last ? id : last), FIRST)
