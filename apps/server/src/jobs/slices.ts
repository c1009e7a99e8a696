/**
 * Milliseconds after which a job of many e-mails queues the rest as a new job, so that none reaches the time limit of its
 * kind, however slow the mail server is, and other work of the client runs in between.
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
  /** Hands one to the mail server and stores the result. @returns whether the server took it */
  send: (one: Claimed) => Promise<boolean>
  /** Called after a claim with the number of its e-mails that the mail server rejected. */
  onFailed: (failed: number) => void
  /** Queues the rest. */
  queueRest: () => Promise<unknown>
}

/**
 * Sends e-mails in claims of twenty until none is waiting, the slice is over, or the mail server has rejected a whole
 * claim. A failed e-mail does not delay the others.
 * @param slice milliseconds.
 * @returns the number of e-mails that could not be handed over; undefined if the rest was queued.
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
