import type { Actor } from '../../access/actor.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'

/**
 * Conditions on `employees as e` that leave out whose responses the caller may not count: what restricts the list, and what
 * restricts the figures of a survey, so that the one never tells more than the other.
 */
export const countable = (actor: Actor) =>
  ['SURVEYS_VIEW', 'SURVEYS_UPDATE'].flatMap((permission) => notRestricted(actor, permission, employeesAs('e')))
