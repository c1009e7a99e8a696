export { authServer } from './auth-server'
export { minimalBrand, fullBrand, busyBrand } from './brand-fixtures'
