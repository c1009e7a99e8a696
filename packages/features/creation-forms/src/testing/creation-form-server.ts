import type { CreationForm } from '@ssp/api'
import { collection, fakeServer } from '@ssp/api/testing'
import { fakeCreationForm, picture } from './creation-forms'

/** Path of the calls. */
export const creationFormPath = '/ssp/production/creation-form/{platform_id}'

/** Converts assets to their keys, as in a request. */
type Body = Omit<Partial<CreationForm>, 'assets'> & { assets?: string[] }

const formOf = ({ assets, ...rest }: Body): Partial<CreationForm> => ({
  ...rest,
  ...(assets && { assets: assets.map((key) => ({ key, signedUrl: picture('#2f6f4f') })) }),
})

/** A fake server for the creation forms of a platform. */
export function creationFormServer(
  forms: CreationForm[] = Array.from({ length: 12 }, (_, at) => fakeCreationForm(at)),
) {
  const all = collection({ rows: forms, search: ({ client_name, url }) => [client_name, url] })
  return fakeServer()
    .on('get', creationFormPath, ({ query }) => all.page(query))
    .on('get', `${creationFormPath}#count`, ({ query }) => [{ total: all.total(query) }])
    .on('post', creationFormPath, (request) =>
      all.create(request, (id) => ({
        ...fakeCreationForm(0, { completed_at: null, assets: [] }),
        ...formOf(request.body as Body),
        id,
      })),
    )
    .on('get', `${creationFormPath}/{id}`, ({ params }) => all.one(params['id']))
    .on('patch', `${creationFormPath}/{id}`, (request) =>
      all.change(request, request.params['id'], formOf(request.body as Body)),
    )
    .on('post', '/dashboard/sign-upload-url', { url: 'data:,upload' })
}
