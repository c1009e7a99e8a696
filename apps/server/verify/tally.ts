/** What one job tried and what it found. A job with fewer cases than its floor fails. */
export class Tally {
  cases = 0
  readonly failures: string[] = []
  /** Figures for the page, by label. */
  readonly figures = new Map<string, number>()

  /** Counts one case; `found` says what is wrong with it, undefined when nothing is. */
  judge(found: string | undefined): void {
    this.cases += 1
    if (found !== undefined) this.failures.push(found)
  }

  /** Counts one case that must hold. */
  check(holds: boolean, otherwise: string): void {
    this.judge(holds ? undefined : otherwise)
  }

  /** Adds to a figure. */
  add(figure: string, amount = 1): void {
    this.figures.set(figure, (this.figures.get(figure) ?? 0) + amount)
  }
}

/** How thorough a run is. */
export interface Effort {
  full: boolean
  /** Seed of every random choice, printed so that a run can be repeated. */
  seed: number
  /** Names of operations to try; all when absent. */
  operations?: readonly string[]
  /** Sequences of the job `chains`; as many as the tier has when absent. */
  sequences?: number
  /** A fault is injected: findings are expected, and what is fixed must find it, whatever the seed. */
  injected?: boolean
}

/** One kind of check. */
export interface Job<W> {
  name: string
  /**
   * Runs on the embedded database, because it measures that too, which works in the thread of the server, or because requests
   * that are sent at once have one order there. Default: on PostgreSQL.
   */
  isEmbedded?: true
  /** Least number of cases. */
  floor(world: W, effort: Effort): number
  run(world: W, tally: Tally, effort: Effort): Promise<void>
}
