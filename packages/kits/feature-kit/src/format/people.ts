/** A record with the name of a person. */
export interface Named {
  title?: string | null
  forename?: string | null
  surname?: string | null
}

/** Optional title, forename, surname (spec 1 section 3); empty when all are. */
export const fullName = ({ title, forename, surname }: Named): string =>
  [title, forename, surname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

/** The name and the payroll number or the like, which tells people of one name apart; empty without either. */
export const nameWithIdentifier = (person: Named & { identifier?: string | null }): string =>
  [fullName(person), person.identifier].filter(Boolean).join(' · ')

/** Address of the avatar held in the JSON text `additionalData`; null without one that may be shown. */
export function avatarOf(additionalData: string | null | undefined): string | null {
  try {
    const { avatar } = JSON.parse(additionalData ?? '{}') as { avatar?: unknown }
    return typeof avatar === 'string' && /^(https:\/\/|\/(?!\/))/.test(avatar) ? avatar : null
  } catch {
    return null
  }
}
