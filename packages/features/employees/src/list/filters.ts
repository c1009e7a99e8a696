import { dateRange, defineFilters, oneOf } from '@ssp/feature-kit'
import { statuses } from '../model/filters'

/** The filters of the list, by their names in the address and on the wire (decision 73, decision 74). */
export const filters = defineFilters({
  status: oneOf(...statuses),
  lastLoginDt: dateRange(),
  registeredDt: dateRange(),
  createdDt: dateRange(),
})
