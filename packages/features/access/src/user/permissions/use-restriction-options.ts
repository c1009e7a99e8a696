import { accessClientsQuery, userTeamsQuery, type UserPermission } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { userMessages } from '../messages'

/** A client or team that a restriction can name. */
export interface RestrictionOption {
  id: string
  label: string
  /** Distinguishes options with the same name. */
  note?: string | undefined
}

/** The clients and teams for which a permission of a user can be restricted, and those for which it is restricted. */
export function useRestrictionOptions(userId: string, { restricted, restricted_teams }: UserPermission) {
  const api = useApi()
  const messages = useMessages(userMessages).restriction
  const clients = useQuery(accessClientsQuery(api))
  const teams = useQuery(userTeamsQuery(api, userId))
  const options = useMemo(() => {
    if (!clients.data || !teams.data) return undefined
    const names = new Map(clients.data.map(({ id, clientName }) => [id, clientName]))
    return {
      clients: withUnknown(
        clients.data.map(({ id, clientName }) => ({ id, label: clientName })),
        restricted,
        messages.unknown,
      ),
      teams: withUnknown(
        // A deleted team denies its former members until it is removed, and cannot be chosen again.
        teams.data
          .filter(({ id, deleted }) => !deleted || restricted_teams.includes(id))
          .map(({ id, label, client_id, deleted }) => ({
            id,
            label,
            note: deleted ? messages.deleted : names.get(client_id),
          })),
        restricted_teams,
        messages.unknown,
      ),
    }
  }, [clients.data, teams.data, restricted, restricted_teams, messages.unknown, messages.deleted])
  return {
    data: options,
    error: options ? null : (clients.error ?? teams.error),
    isFetching: clients.isFetching || teams.isFetching,
    refetch: () => Promise.all([clients.refetch(), teams.refetch()]),
  }
}

/** Stored choices may be out of the caller's reach. They stay visible, so that they are not removed unseen. */
function withUnknown(options: RestrictionOption[], present: readonly string[], unknown: string): RestrictionOption[] {
  const known = new Set(options.map(({ id }) => id))
  return [...present.filter((id) => !known.has(id)).map((id) => ({ id, label: unknown })), ...options]
}
