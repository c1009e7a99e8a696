import type { Employee } from '@ssp/api'
import { fullName } from '@ssp/feature-kit'

/** What an employee is called: the name, else what quick create may have been given instead of one, else `unnamed`. */
export const displayName = (
  employee: Pick<Employee, 'title' | 'forename' | 'surname' | 'identifier' | 'email'>,
  unnamed: string,
): string => fullName(employee) || employee.identifier?.trim() || employee.email?.trim() || unnamed

/** The name that initials are taken from: 'Dr Ada Okafor' is AO. `fallback` where there is neither forename nor surname. */
export const untitledName = ({ forename, surname }: Pick<Employee, 'forename' | 'surname'>, fallback: string): string =>
  fullName({ forename, surname }) || fallback
