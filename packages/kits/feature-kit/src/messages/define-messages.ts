/** The texts of one screen, under the name that a host replaces them by. */
export interface MessageBundle<T extends object, Name extends string = string> {
  /** Path in `messages` of the provider, for example `access.users`. */
  readonly name: Name
  /** The texts; functions make a text of values. */
  readonly messages: T
}

/** Type of the texts of a bundle, for functions that take them as an argument. */
export type MessagesOf<Bundle extends MessageBundle<object>> = Bundle['messages']

/**
 * Declares the texts of one screen beside it. A screen imports its own bundle only.
 *
 * @param name where a host replaces them: `access.users` is `messages={{ access: { users: { ... } } }}` of the provider
 */
export const defineMessages = <const T extends object, const Name extends string>(
  name: Name,
  messages: T,
): MessageBundle<T, Name> => ({ name, messages })

/** Texts that replace ours: feature, screen, text. What is left out keeps our texts. */
export type MessageOverrides = Readonly<Record<string, object | undefined>>

/** Any part of a tree of texts. Functions make a text of values and are replaced whole. */
export type DeepPartial<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T extends string
      ? string
      : T

type Nested<Name extends string, T> = Name extends `${infer First}.${infer Rest}`
  ? { readonly [Key in First]?: Nested<Rest, T> }
  : { readonly [Key in Name]?: T }

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** What a host may replace of a union of bundles. A key that none of them has is a type error. */
export type OverridesOf<Bundle extends MessageBundle<object>> = Intersection<
  Bundle extends MessageBundle<infer T, infer Name> ? Nested<Name, DeepPartial<T>> : never
>
