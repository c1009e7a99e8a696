import type { Actor } from '../../access/actor.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'

/**
 * Conditions on `employees as e` that exclude employees whose responses the caller may not count: restrictions of the list
 * and of the figures of a survey, so that neither reveals more than the other.
 */
export const countable = (actor: Actor) =>
  ['SURVEYS_VIEW', 'SURVEYS_UPDATE'].flatMap((permission) => notRestricted(actor, permission, employeesAs('e')))
