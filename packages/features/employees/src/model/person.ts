import type { Employee } from '@ssp/api'

/** The parts of an employee that make the name. */
export type Named = Pick<Employee, 'title' | 'forename' | 'surname' | 'identifier' | 'email'>

/** Title, forename and surname where they are set; without any, what else tells the person apart (quick create asks for one). */
export function fullName({ title, forename, surname, identifier, email }: Named): string {
  const words = (forename?.trim() || surname?.trim() ? [title, forename, surname] : [identifier?.trim() || email]) ?? []
  return words
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ')
}

/** The address of the picture in `additionalData` (JSON text, `{"avatar": "<address>"}`); null for none or unreadable text. */
export function avatarOf({ additionalData }: Pick<Employee, 'additionalData'>): string | null {
  try {
    const data: unknown = JSON.parse(additionalData ?? '')
    const avatar = typeof data === 'object' && data !== null && 'avatar' in data ? data.avatar : null
    return typeof avatar === 'string' && avatar.trim() !== '' ? avatar : null
  } catch {
    return null
  }
}
