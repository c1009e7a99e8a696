import { statfsSync } from 'node:fs'
import { OperatorError } from '../operator-error.ts'

/** Minimum free bytes for a start to write its first log segment. */
const NEEDED = 32 * 1024 * 1024

/** Thrown when the embedded database cannot start and its disk is full. */
export class DiskFullError extends OperatorError {
  constructor(directory: string, cause: unknown) {
    super(
      `The disk of ${directory} is full. Make room (32 MB at least) and start again; nothing that was saved is lost.`,
      { cause },
    )
  }
}

/** Whether the disk of a directory has too little space for a start. */
export function isDiskFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize < NEEDED
}
