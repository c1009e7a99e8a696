/** The few texts of this package; features replace them by their own where the specification words a case. */
export const apiMessages = {
  /** Spec 2 section 8: when the server gives no text. */
  fallback: 'Something went wrong, please try again.',
  network: 'We could not reach the server. Check your connection and try again.',
  /** Spec 2 section 8, upload. */
  signFailed: 'Failed to get an S3 signed upload URL',
  /** Spec 1 section 8, uploads. */
  putFailed: 'There was an error adding this file.',
  fileType: 'File type is invalid',
  fileSize: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
} as const

/** The texts of this package in any language. */
export type ApiMessages = {
  readonly [Key in keyof typeof apiMessages]: (typeof apiMessages)[Key] extends string
    ? string
    : (typeof apiMessages)[Key]
}
