import { setImmediate as yieldToOthers } from 'node:timers/promises'

/** The part of a report that is compared with names; the answers of the default template have 35,000 characters at most. */
const MAX_CHARACTERS = 100_000
const MAX_WORDS = 10_000
/** Number of words after which other requests run; 250 take at most 20 ms on one core. */
const TURN = 250
/** Maximum number of words of a compared name; the rest is ignored. */
const LONGEST_NAME = 5
/** Minimum length of a surname for which a misspelling is looked for. */
const MISSPELT = { from: 6, to: 20 }
/** Letters and digits; a shorter surname, such as 'So', counts only if it is written with a capital letter. */
const SHORTEST = { surname: 4, identifier: 3, username: 6 }

// Particles that are hardly a surname.
const TITLES = new Set('mr mrs ms mx miss dr prof professor sir madam herr frau mme mlle'.split(' '))

// Letters that do not decompose into a base letter and an accent, as in the function `ssp_fold` of the database.
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđħıŧßæœ]/g, (letter) => LETTERS[letter] ?? letter)

// Characters other than letters and digits divide words: a possessive ends in a word 's', an identifier or an e-mail address is a run of words.
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of a text without case and accents. */
export const wordsOf = (text: string): string[] => tokensOf(text).map(fold)

const phrase = (name: readonly string[]): string => name.slice(0, LONGEST_NAME).join(' ')

/** All variants of a word with one letter removed. */
const shortened = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** The text of a report, prepared for the comparison with names. */
export interface Mentions {
  phrases: ReadonlySet<string>
  /** Words that start with a capital letter. */
  capitalised: ReadonlySet<string>
  /** Words, and each of them with one letter removed. */
  misspelt: ReadonlySet<string>
}

/** Prepares a text. The time grows linearly with its length, and other requests are served in between. */
export async function mentionsOf(text: string): Promise<Mentions> {
  const [phrases, capitalised, misspelt] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const folded: string[] = []
  for (const token of tokensOf(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS)) {
    if (folded.length % TURN === 0) await yieldToOthers()
    const word = fold(token)
    folded.push(word)
    if (/^\p{Lu}/u.test(token)) capitalised.add(word)
    if (phrases.has(word)) continue
    phrases.add(word)
    if (word.length < MISSPELT.from - 1 || word.length > MISSPELT.to + 1) continue
    for (const one of [word, ...shortened(word)]) misspelt.add(one)
  }
  const untitled = folded.filter((word) => !TITLES.has(word))
  for (const run of untitled.length < folded.length ? [folded, untitled] : [folded]) {
    for (let first = 0; first < run.length; first += 1) {
      if (first % TURN === 0) await yieldToOthers()
      for (let length = 2; length <= LONGEST_NAME && first + length <= run.length; length += 1)
        phrases.add(phrase(run.slice(first, first + length)))
    }
  }
  return { phrases, capitalised, misspelt }
}

/** Names and identifiers of an employee or an account. */
export interface Known {
  forename: string
  surname: string
  identifier?: string | null
  email?: string | null
  username?: string
}

/** How certain it is that a report names a person. */
export type Certainty = 'certain' | 'possible'

/**
 * Whether a report names a person: certain by full name in either order, e-mail address or identifier; possible by surname
 * alone, in part or misspelt by one letter, by forename and first letter of the surname, or by username.
 */
export function namedIn(mentions: Mentions, known: Known): Certainty | undefined {
  const { phrases, capitalised, misspelt } = mentions
  const [forename, surname, identifier] = [known.forename, known.surname, known.identifier ?? ''].map(wordsOf) as [
    string[],
    string[],
    string[],
  ]
  const [first = ''] = forename
  const hasBoth = forename.length > 0 && surname.length > 0
  const names = [
    [...forename, ...surname],
    [...surname, ...forename],
    [first, ...surname],
    [...surname, first],
  ].map(phrase)
  const joined = identifier.join('')
  const identifiers = joined.length < SHORTEST.identifier ? [] : [phrase(identifier), joined]
  const isDistinct = joined.length > SHORTEST.identifier && /\d/.test(joined) && /\p{L}/u.test(joined)
  const certain = [
    ...(hasBoth ? names : []),
    ...(known.email ? [phrase(wordsOf(known.email))] : []),
    ...(isDistinct ? identifiers : []),
  ]
  if (certain.some((name) => phrases.has(name))) return 'certain'

  const whole = surname.join('')
  const parts = [whole, ...surname].filter((part) => part.length >= SHORTEST.surname)
  const possible = [
    phrase(surname.length > 1 ? surname : surname.length === 0 ? forename : []),
    ...parts,
    ...(hasBoth ? [`${first} ${whole[0]}`] : []),
    ...identifiers,
    ...((known.username?.length ?? 0) >= SHORTEST.username ? [phrase(wordsOf(known.username ?? ''))] : []),
  ]
  const isMisspelt = (part: string) =>
    part.length >= MISSPELT.from &&
    part.length <= MISSPELT.to &&
    (misspelt.has(part) || shortened(part).some((shorter) => misspelt.has(shorter)))
  return possible.some((name) => phrases.has(name)) || capitalised.has(whole) || parts.some(isMisspelt)
    ? 'possible'
    : undefined
}
