export { everyField, field, manyFields } from './fields'
