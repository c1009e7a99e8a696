/** Extent of a run. */
export interface Effort {
  /** Number of rounds, from those of a normal and of a full run. */
  rounds: (usual: number, full: number) => number
}

/** Result of one fault in one environment. */
export interface Report {
  fault: string
  /** Environment: `PGlite`, `PostgreSQL`, `folder`, `S3` ... */
  where: string
  rounds: number
  /** Values for the page by label. */
  figures: Record<string, string | number>
  failures: string[]
  /** Why it was skipped here. */
  skipped?: string
}

/** Collects the problems found during a fault. */
export class Findings {
  readonly failures: string[] = []

  /** Records `otherwise` as a problem unless `holds`. */
  check(holds: boolean, otherwise: string): void {
    if (!holds) this.failures.push(otherwise)
  }
}

/** One fault, in every environment where it applies. */
export interface Fault {
  name: string
  /** Rounds in the quick tier of every test run; not part of it if undefined. */
  quick?: number
  run: (effort: Effort) => Promise<Report[]>
}

/** The median, rounded; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

/** The maximum, rounded; 0 for an empty list. */
export const worst = (values: readonly number[]): number =>
  Math.round(values.reduce((most, value) => Math.max(most, value), 0))
