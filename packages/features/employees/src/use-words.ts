import { useMessages } from '@ssp/feature-kit'
import { employeesMessages, type EmployeesMessages } from './messages'

/** The texts of the feature, with what the provider replaces under `employees`. */
export const useWords = (): EmployeesMessages => useMessages('employees', employeesMessages)
