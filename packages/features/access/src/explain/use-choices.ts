import { accessClientsQuery, clientUsersQuery, errorText, permissionsQuery, userTeamsQuery } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import type { ComboBoxOption } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Question } from './question'

const ALL = { getAll: true } as const

/** What one field of the question can be. */
export interface Choice {
  options: readonly ComboBoxOption[]
  loading: boolean
  /** Why the options are missing. */
  failure: string | undefined
  /** The option that the question names; undefined while it is not known. */
  chosen: ComboBoxOption | undefined
}

/** The choices of every field. A user's description is the sign-in name. */
export type Choices = Record<keyof Question, Choice>

/** Users of the client, its permissions, the clients in reach, and the teams that the user can be restricted for. */
export function useChoices(question: Question): Choices {
  const api = useApi()
  const users = useQuery(clientUsersQuery(api))
  const permissions = useQuery(permissionsQuery(api, ALL))
  const clients = useQuery(accessClientsQuery(api))
  const teams = useQuery({ ...userTeamsQuery(api, question.user), enabled: question.user !== '' })
  const queries = { user: users, permission: permissions, client: clients, team: teams }

  const options = useMemo(
    (): Record<keyof Question, ComboBoxOption[]> => ({
      user: (users.data ?? []).map(({ id, label, username }) => ({ value: id, label, description: username })),
      permission: (permissions.data ?? []).map(({ name }) => ({ value: name, label: name })),
      client: (clients.data ?? []).map(({ id, clientName }) => ({ value: id, label: clientName })),
      team: (teams.data ?? [])
        .filter(({ client_id }) => client_id === question.client)
        .map(({ id, label }) => ({ value: id, label })),
    }),
    [users.data, permissions.data, clients.data, teams.data, question.client],
  )
  const choice = (field: keyof Question): Choice => ({
    options: options[field],
    loading: queries[field].isLoading,
    failure: queries[field].error ? errorText(queries[field].error) : undefined,
    chosen: options[field].find(({ value }) => value === question[field]),
  })
  return { user: choice('user'), permission: choice('permission'), client: choice('client'), team: choice('team') }
}
