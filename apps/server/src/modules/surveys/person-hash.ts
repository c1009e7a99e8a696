import { keyedHash } from '../../session/keys.ts'

/** What is stored about a person: that they answered, with the attempt and account, or that they were reminded. */
type Use = 'respondent' | 'recipient' | 'attempt' | 'account'

/**
 * A keyed hash that replaces a person. It differs between surveys and uses, so that no two rows can be joined, and only the
 * holder of the server's secret can compute it.
 */
export const personHash = (key: Uint8Array, use: Use, surveyId: string, person: string): string =>
  keyedHash(key, JSON.stringify(['survey', use, surveyId, person]))
