/** Input of the worker: each file with its name in the archive. */
export interface ZipRequest {
  files: readonly { name: string; file: File }[]
}

/** Output of the worker: the packed fraction, 0 to 1, then the archive, or the reason why there is none. */
export type ZipAnswer = { progress: number } | { archive: Blob } | { error: string }
