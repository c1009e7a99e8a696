import { sql, type RawBuilder } from 'kysely'
import { searchTerms } from '../../db/paged.ts'

/** Minimum length of a text: shorter ones have too few trigrams to distinguish an error from another name. */
const MISTYPED = 4
/** Longer texts are compared as they are: a text with so many trigrams has some in common with any name. */
const MOST_MISTYPED = 60
/** Maximum length of a text for which swapped neighbouring letters are tried. */
const MOST_SWAPPED = 20

/** The typed text in the form that the statements of a search need. */
export interface SearchText {
  typed: string
  /** Patterns of its words. */
  patterns: RawBuilder<string[]>
  /** Patterns of the text with two neighbouring letters swapped: trigrams alone do not find this error. */
  swaps: RawBuilder<string[]>
  /** Whether a name may differ from it by a typing error. */
  mayBeMistyped: boolean
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function swapsOf(terms: readonly string[]): string[] {
  const [term = ''] = terms
  const letters = Array.from(term)
  if (terms.length > 1 || letters.length < MISTYPED || letters.length > MOST_SWAPPED) return []
  return letters
    .slice(1)
    .map((letter, at) =>
      letters
        .with(at, letter)
        .with(at + 1, letters[at] ?? '')
        .join(''),
    )
    .map((swapped) => `%${escaped(swapped)}%`)
}

/** @returns undefined for white space alone. */
export function parseSearchText(text: string): SearchText | undefined {
  const terms = searchTerms(text)
  if (!terms) return undefined
  const typed = terms.join(' ')
  const swaps = swapsOf(terms)
  return {
    typed,
    mayBeMistyped: typed.length >= MISTYPED && typed.length <= MOST_MISTYPED,
    patterns: sql`ssp_search_patterns(${typed})`,
    swaps: sql`(select coalesce(array_agg(ssp_fold(s)), '{}') from unnest(${swaps}::text[]) s)::text[]`,
  }
}

/**
 * How well a name matches, best first: 0 equal, 1 starts with the text, 2 has a word that does, 3 has each word, 4
 * everything else.
 */
export const rankOf = (name: RawBuilder<string>, { typed, patterns }: SearchText): RawBuilder<number> =>
  sql`case when ${name} = ssp_fold(${typed}) then 0 when starts_with(${name}, ssp_fold(${typed})) then 1
    when position(' ' || ssp_fold(${typed}) in ${name}) > 0 then 2 when ${name} like all (${patterns}) then 3 else 4 end`

/** Similarity of a name and the text, from 0 to 1. */
export const similarityOf = (name: RawBuilder<string>, { typed }: SearchText): RawBuilder<number> =>
  sql`word_similarity(ssp_fold(${typed}), ${name})`
