/** A record with the name of a person. */
export interface Named {
  title?: string | null
  forename?: string | null
  surname?: string | null
}

/** Optional title, forename and surname (spec 1 section 3); empty if all are. */
export const fullName = ({ title, forename, surname }: Named): string =>
  [title, forename, surname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

/**
 * The name and an identifier such as the payroll number, which distinguishes people with the same name; empty without
 * either.
 */
export const nameWithIdentifier = (person: Named & { identifier?: string | null }): string =>
  [fullName(person), person.identifier].filter(Boolean).join(' · ')

/** Address of the avatar in the JSON text `additionalData`; null if there is none that may be shown. */
export function avatarOf(additionalData: string | null | undefined): string | null {
  try {
    const { avatar } = JSON.parse(additionalData ?? '{}') as { avatar?: unknown }
    return typeof avatar === 'string' && /^(https:\/\/|\/(?!\/))/.test(avatar) ? avatar : null
  } catch {
    return null
  }
}
