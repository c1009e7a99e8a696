import { fakeServer } from '@ssp/api/testing'
import { fullBrand } from './brand-fixtures'

const NO_TEXT = { loginHeading: '', loginSubHeading: '', loginTextStart: null, loginTextEnd: null }

/** Fake server for the public pages; a story adds sign-in and codes as needed. */
export function authServer() {
  const images: Record<string, string | null | undefined> = {
    alternate: fullBrand.alternateLogo,
    'login-image': fullBrand.loginImage,
    'login-bg-image': fullBrand.background,
  }
  return fakeServer()
    .on('get', '/portal/get-logo', { url: fullBrand.logo ?? null })
    .on('get', '/portal/get-logo#images', ({ query }) => [{ url: images[query.get('prefix') ?? ''] ?? null }])
    .on('get', '/ssp/production/client/{clientId}/theme#content', NO_TEXT)
    .on('get', '/ssp/production/client/{clientId}/notice', { notice: null })
}
