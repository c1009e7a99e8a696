import type { MessageBundle, MessageOverrides } from './define-messages'

/** The same texts in another language: every key is required, and functions take the same values. */
export type Translation<T> = T extends (...values: infer Values) => infer Text
  ? (...values: Values) => Translation<Text>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T

/**
 * Declares the texts of a screen in another language, in a file beside the original. The bundle is given only as a type, so
 * that the English texts are not loaded with the translation: `defineTranslation<typeof usersMessages>('access.users', {
 * ... })`.
 */
export const defineTranslation = <Bundle extends MessageBundle<object>>(
  name: Bundle['name'],
  messages: Translation<Bundle['messages']>,
): MessageBundle<object> => ({ name, messages })

/** Titles of pages and navigation entries, keyed by their English text; `useTitle` reads them. */
export const defineTitles = <const English extends string>(
  titles: Readonly<Record<English, string>>,
): MessageBundle<object> => ({ name: 'titles', messages: titles })

/** States and kinds that the server names in English, keyed by area and English name; `useName` reads them. */
export const defineNames = (area: string, names: Readonly<Record<string, string>>): MessageBundle<object> => ({
  name: `names.${area}`,
  messages: names,
})

/** The texts of several screens, of one or more packages, as `messages` of the provider expects them. */
export const messagesOf = (...bundles: readonly MessageBundle<object>[]): MessageOverrides =>
  combineMessages(
    ...bundles.map(({ name, messages }) =>
      name.split('.').reduceRight<MessageOverrides>((part, key) => ({ [key]: part }), messages as MessageOverrides),
    ),
  )

/** Merges several sets of texts, for example a language with a host's own terms. The last set that has a text wins. */
export function combineMessages(...sets: readonly MessageOverrides[]): MessageOverrides {
  const all: Record<string, object> = {}
  for (const [key, text] of sets.flatMap(Object.entries<object | undefined>)) {
    const before = all[key]
    if (text) all[key] = isTree(before) && isTree(text) ? combineMessages(before, text) : text
  }
  return all
}

// A list of texts is replaced as a whole.
const isTree = (value: unknown): value is MessageOverrides =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
