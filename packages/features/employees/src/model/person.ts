import type { Employee } from '@ssp/api'
import { fullName } from '@ssp/feature-kit'

/** The display name of an employee: the name, otherwise another value that quick create may have, otherwise `unnamed`. */
export const displayName = (
  employee: Pick<Employee, 'title' | 'forename' | 'surname' | 'identifier' | 'email'>,
  unnamed: string,
): string => fullName(employee) || employee.identifier?.trim() || employee.email?.trim() || unnamed

/** The name for initials: 'Dr Ada Okafor' gives AO. `fallback` if there is neither forename nor surname. */
export const untitledName = ({ forename, surname }: Pick<Employee, 'forename' | 'surname'>, fallback: string): string =>
  fullName({ forename, surname }) || fallback
