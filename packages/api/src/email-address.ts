/**
 * Matches a single e-mail address without a display name; the domain has at least two labels. PostgreSQL uses the same
 * source, so it contains only syntax that both engines support.
 */
export const EMAIL_ADDRESS =
  /^[^\s@<>,;:"()[\]\\]+@[^\s!"#$%&'()*+,./:;<=>?@[\]\\^_`{|}~]+(?:\.[^\s!"#$%&'()*+,./:;<=>?@[\]\\^_`{|}~]+)+$/

/** Whether a text is one e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text)
