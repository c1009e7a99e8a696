import { dirname, join, relative } from 'node:path'

const responses = join(import.meta.dirname, 'shared/responses.yaml')

/** The error responses that follow from what an operation is and takes, by status. */
function standardErrors(operation, parameters) {
  const takes = (place, name) => parameters.some((one) => one.in === place && one.name === name)
  const isPublic = operation['x-ssp-permission'] === 'public'
  const inClient = takes('path', 'clientId')
  const namesClient = inClient || takes('header', 'SSP-Client')
  return {
    400: 'Invalid',
    ...(!isPublic && { 401: 'Unauthorised', 403: 'Forbidden' }),
    ...((!isPublic || namesClient) && { 404: 'NotFound' }),
    ...((inClient || takes('header', 'Idempotency-Key')) && { 409: 'Conflict' }),
    ...(takes('header', 'If-Match') && { 412: 'VersionConflict' }),
    ...(operation.requestBody && { 413: 'TooLarge', 415: 'UnsupportedMediaType' }),
    429: 'TooManyRequests',
    500: 'ServerError',
    503: 'Unavailable',
  }
}

/** Replaces `x-ssp-errors: standard` of an operation by references to the error responses. */
function expandErrors(operation, { location, resolve, report }, { PathItem: item }) {
  const { 'x-ssp-errors': declared, parameters = [] } = operation
  if (declared === undefined) return
  if (declared !== 'standard') report({ message: `x-ssp-errors is "standard", not "${declared}".` })
  const all = [...(item.parameters ?? []), ...parameters].map((one) => resolve(one).node)
  const file = relative(dirname(location.source.absoluteRef), responses).replaceAll('\\', '/')
  const refs = Object.entries(standardErrors(operation, all)).map(([status, name]) => [
    status,
    { $ref: `${file}#/${name}` },
  ])
  operation.responses = { ...Object.fromEntries(refs), ...operation.responses }
  delete operation['x-ssp-errors']
}

/** Redocly plugin. A preprocessor, so that `lint` and `bundle` both see complete operations. */
export default function ssp() {
  return {
    id: 'ssp',
    preprocessors: { oas3: { 'standard-errors': () => ({ PathItem: { Operation: expandErrors } }) } },
  }
}
