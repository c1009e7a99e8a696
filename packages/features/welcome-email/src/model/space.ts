/** Maximum size of all attachments together, in MB (R3-437, R3-535). */
export const CAP = 10

const MB = 1024 * 1024

interface Sized {
  /** In MB. */
  size: number
}

const sum = (attachments: readonly Sized[]) => attachments.reduce((all, { size }) => all + size, 0)

/** Used MB, not rounded. */
export const taken = (attachments: readonly Sized[]): number => sum(attachments)

/** Remaining bytes: the largest file that an upload accepts (R3-438, R3-439). */
export const availableBytes = (attachments: readonly Sized[]): number =>
  Math.max(0, Math.floor((CAP - sum(attachments)) * MB))

/**
 * MB as mail counts them: base64 makes four characters of three bytes, in lines of 76 characters with two more at their
 * ends.
 */
export function encoded(attachments: readonly Sized[]): number {
  const characters = attachments.reduce((all, { size }) => all + 4 * Math.ceil(Math.round(size * MB) / 3), 0)
  return (characters + 2 * Math.ceil(characters / 76)) / MB
}
