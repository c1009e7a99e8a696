import { keyedHash } from '../../session/keys.ts'

/** What is remembered of a person: that they answered, by which attempt and account, or that they were reminded. */
type Use = 'respondent' | 'recipient' | 'attempt' | 'account'

/**
 * A keyed hash in place of a person. It differs between surveys and uses, so that no two rows can be joined, and only
 * who holds the secret of the server can make it.
 */
export const personHash = (key: Uint8Array, use: Use, surveyId: string, person: string): string =>
  keyedHash(key, JSON.stringify(['survey', use, surveyId, person]))
