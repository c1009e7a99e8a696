/**
 * One e-mail address and nothing else: no list, no display name, no line break, a domain of at least two parts. Server, imports
 * and answers of forms share it; PostgreSQL reads its source as the same expression.
 */
export const EMAIL_ADDRESS =
  /^[^\s@<>,;:"()[\]\\]+@[^\s!"#$%&'()*+,./:;<=>?@[\]\\^_`{|}~]+(?:\.[^\s!"#$%&'()*+,./:;<=>?@[\]\\^_`{|}~]+)+$/

/** Whether a text is one e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text)
