/** How thorough a run is. */
export interface Effort {
  /** Rounds of a fault, given the number that an ordinary run and a full run have. */
  rounds: (usual: number, full: number) => number
}

/** What one fault was tried on and what came of it. */
export interface Report {
  fault: string
  /** Where: `PGlite`, `PostgreSQL`, `folder`, `S3` ... */
  where: string
  rounds: number
  /** Figures for the page, by the words that stand beside them. */
  figures: Record<string, string | number>
  failures: string[]
  /** Why it could not be tried here. */
  skipped?: string
}

/** Collects what a fault shows while it runs. */
export class Findings {
  readonly failures: string[] = []

  /** Notes what must hold; `otherwise` says what is wrong when it does not. */
  check(holds: boolean, otherwise: string): void {
    if (!holds) this.failures.push(otherwise)
  }
}

/** One fault, on every place where it can strike. */
export interface Fault {
  name: string
  /** Rounds in the quick tier, which every test run has; not part of it when absent. */
  quick?: number
  run: (effort: Effort) => Promise<Report[]>
}

/** The middle of some measurements, in whole units; 0 of none. */
export function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

/** The largest of some measurements, in whole units; 0 of none. */
export const worst = (values: readonly number[]): number => Math.round(Math.max(0, ...values))
