import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const forms = resource('creation-forms')

/** The forms of a platform to read. */
interface PageOfPlatform {
  platformId: string
  search?: string
  page?: number
  limit?: number
}

/** A page of the requests to set up a portal on a platform, newest first; `page` starts at 0. */
export const creationFormsQuery = forms.read(
  'page',
  operations.listCreationForms,
  ({ platformId, search, page, limit }: PageOfPlatform) => ({
    path: { platform_id: platformId },
    query: { search, page, limit },
  }),
  ({ record }) => record,
)

/** The number of forms of a platform that match a search. */
export const creationFormCountQuery = forms.read(
  'count',
  operations.countCreationForms,
  ({ platformId, search }: PageOfPlatform) => ({ path: { platform_id: platformId }, query: { search } }),
  ({ record }) => record[0]?.total ?? 0,
)

/** Identifies a form of a platform. */
interface FormOfPlatform {
  platformId: string
  id: string
}

const pathOf = ({ platformId, id }: FormOfPlatform) => ({ platform_id: platformId, id })

/** One form with its ETag. */
export const creationFormQuery = forms.one(operations.getCreationForm, (form: FormOfPlatform) => ({
  path: pathOf(form),
}))

/** Creates a form. Its assets are keys of images that were uploaded to the bucket `client-creation-form` beforehand. */
export const createCreationForm = send(
  operations.createCreationForm,
  ({ platformId, ...body }: BodyArgs<typeof operations.createCreationForm> & { platformId: string }) => ({
    path: { platform_id: platformId },
    body,
  }),
  ['creation-forms'],
)

/** Changes fields of a form; omitted fields do not change. */
export const updateCreationForm = send(
  operations.updateCreationForm,
  ({ platformId, id, ...body }: BodyArgs<typeof operations.updateCreationForm> & FormOfPlatform) => ({
    path: pathOf({ platformId, id }),
    body,
  }),
  ['creation-forms'],
)
