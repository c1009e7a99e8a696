import { accessClientsQuery, clientUsersQuery, errorText, permissionsQuery, userTeamsQuery } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import type { ComboBoxOption } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Check } from './check'

const ALL = { getAll: true } as const

/** The options of one field. */
export interface Choice {
  options: readonly ComboBoxOption[]
  loading: boolean
  /** Why the options could not be loaded. */
  error: string | undefined
  /** The option of the check; undefined while it is unknown. */
  selected: ComboBoxOption | undefined
}

/** The options of every field. The description of a user is the username. */
export type Choices = Record<keyof Check, Choice>

/**
 * Loads the users of the client, its permissions, the clients in reach, and the teams for which the user can be restricted.
 */
export function useChoices(check: Check): Choices {
  const api = useApi()
  const users = useQuery(clientUsersQuery(api))
  const permissions = useQuery(permissionsQuery(api, ALL))
  const clients = useQuery(accessClientsQuery(api))
  const teams = useQuery({ ...userTeamsQuery(api, check.user), enabled: check.user !== '' })
  const queries = { user: users, permission: permissions, client: clients, team: teams }

  const options = useMemo(
    (): Record<keyof Check, ComboBoxOption[]> => ({
      user: (users.data ?? []).map(({ id, label, username }) => ({ value: id, label, description: username })),
      permission: (permissions.data ?? []).map(({ name }) => ({ value: name, label: name })),
      client: (clients.data ?? []).map(({ id, clientName }) => ({ value: id, label: clientName })),
      team: (teams.data ?? [])
        .filter(({ client_id }) => client_id === check.client)
        .map(({ id, label }) => ({ value: id, label })),
    }),
    [users.data, permissions.data, clients.data, teams.data, check.client],
  )
  const choice = (field: keyof Check): Choice => ({
    options: options[field],
    loading: queries[field].isLoading,
    error: queries[field].error ? errorText(queries[field].error) : undefined,
    selected: options[field].find(({ value }) => value === check[field]),
  })
  return { user: choice('user'), permission: choice('permission'), client: choice('client'), team: choice('team') }
}
