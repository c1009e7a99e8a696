/**
 * Milliseconds that a job of many e-mails works before it queues what is left as a job of its own: none meets the time limit
 * of its kind, however slow the mail server, and the other work of the client has a turn in between.
 */
export const SLICE = 60_000

/** E-mails that are claimed at once. */
export const CLAIM = 20
/** E-mails that a job hands over at the same time. A process that dies may hand over as many again. */
export const AT_ONCE = 4

/** Before the id of every employee. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** E-mails of one job. */
export interface Mailing<Claimed extends { employee_id: string }> {
  /** Claims up to `CLAIM` e-mails of the employees after this id. */
  claim: (after: string) => Promise<readonly Claimed[]>
  /** Hands one over and notes whether that was possible, which it returns. */
  send: (one: Claimed) => Promise<boolean>
  /** Called with the number of those, of the claimed ones, that could not be handed over. */
  onFailed: (failed: number) => void
  /** Queues what is left. */
  queueRest: () => Promise<unknown>
}

/**
 * Sends e-mails until none waits, the slice is over, or none of twenty could be handed over; the others do not wait for one
 * that could not.
 * @param slice milliseconds.
 * @returns how many could not be handed over; undefined when what is left was queued.
 */
export async function sendInSlices<Claimed extends { employee_id: string }>(
  { claim, send, onFailed, queueRest }: Mailing<Claimed>,
  slice: number,
): Promise<number | undefined> {
  const until = Date.now() + slice
  let left = 0
  for (let after = FIRST; ;) {
    const claimed = await claim(after)
    if (claimed.length === 0) return left
    after = claimed.reduce((last, { employee_id: id }) => (id > last ? id : last), FIRST)
    const waiting = [...claimed]
    let failed = 0
    const handOver = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) if (!(await send(one))) failed += 1
    }
    await Promise.all(Array.from({ length: AT_ONCE }, handOver))
    if (failed > 0) onFailed(failed)
    left += failed
    if (failed === claimed.length) return left
    if (Date.now() >= until) {
      await queueRest()
      return undefined
    }
  }
}
