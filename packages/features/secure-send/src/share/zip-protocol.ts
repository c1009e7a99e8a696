/** What the worker is given: each file with its name in the archive. */
export interface ZipRequest {
  files: readonly { name: string; file: File }[]
}

/** What it answers: the fraction that is packed, 0 to 1, then the archive, or why there is none. */
export type ZipAnswer = { progress: number } | { archive: Blob } | { error: string }
