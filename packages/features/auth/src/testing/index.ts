export { authServer } from './auth-server'
export { bareBrand, fullBrand, loudBrand } from './brand-fixtures'
