import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import { areaKey, data, inClient, read } from './resource'

const record = (api: SspApi, id: string) => `profile:${api.clientId()}:${id}`
const path = (api: SspApi, id: string) => ({ ...inClient(api), id })

/** The own account. */
export const profileQuery = (api: SspApi, id: string) =>
  read(api, ['profile', id], (here, signal) =>
    data(
      here.etags.remember(
        record(here, id),
        here.http.GET('/ssp/production/access/{clientId}/profile/{id}', { params: { path: path(here, id) }, signal }),
      ),
    ),
  )

export interface ProfileChange {
  label?: string
  email?: string
}

/** Saves changed fields of the own account. Rejects with code `stale` when they were changed elsewhere. */
export const updateProfile = (api: SspApi, id: string, change: ProfileChange) =>
  data(
    api.etags.remember(
      record(api, id),
      api.http.PATCH('/ssp/production/access/{clientId}/profile/{id}', {
        params: { path: path(api, id) },
        headers: api.etags.match(record(api, id)),
        body: { id, client_id: api.clientId(), ...change },
      }),
    ),
  )

/** `success` false with a message when the current password is wrong. */
export const changePassword = (api: SspApi, id: string, passwords: { currentPassword: string; newPassword: string }) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/profile/{id}#changePassword', {
      params: { path: path(api, id), query: { function: 'changePassword' } },
      body: { id, client_id: api.clientId(), ...passwords },
    }),
  )

/** Links the own account to an employee. */
export const associateEmployee = (api: SspApi, userId: string, employeeId: string) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/association', {
      params: { path: inClient(api) },
      body: { userId, employeeId },
    }),
  )

/** Undoes `associateEmployee`. */
export const dissociateEmployee = (api: SspApi, userId: string, employeeId: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/association', {
      params: { path: inClient(api), query: { userId, employeeId } },
    }),
  )

export const invalidateProfile = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'profile') })
