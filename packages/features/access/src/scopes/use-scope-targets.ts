import { accessClientsQuery, clientUsersQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import type { ComboBoxOption } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TargetScope } from './target'

/** The possible targets of each kind of access, and their names. */
export interface ScopeTargets {
  /** The targets of a kind; none for `default`, which has no target. */
  options: Record<TargetScope, readonly ComboBoxOption[]>
  /** The name of a target; undefined if it is out of reach. */
  nameOf: (scope: TargetScope, targetId: string | null) => string | undefined
  /** Error of loading the targets. */
  error: Error | null
}

/** Loads the clients, users and the platform to which shared-document access can be granted. */
export function useScopeTargets(): ScopeTargets {
  const api = useApi()
  const { platform_id } = useClient()
  const clients = useQuery(accessClientsQuery(api))
  const users = useQuery(clientUsersQuery(api))

  const options = useMemo(() => {
    const platforms = new Map(clients.data?.map((each) => [each.platform_id, each.platformName]))
    return {
      client: clients.data?.map(({ id, clientName }) => ({ value: id, label: clientName })) ?? [],
      user: users.data?.map(({ id, label, username }) => ({ value: id, label, description: username })) ?? [],
      platform: platforms.has(platform_id) ? [{ value: platform_id, label: platforms.get(platform_id) ?? '' }] : [],
      default: [],
    }
  }, [clients.data, users.data, platform_id])

  const names = useMemo(
    () => new Map(Object.values(options).flatMap((all) => all.map(({ value, label }) => [value, label] as const))),
    [options],
  )
  return {
    options,
    nameOf: (_scope, targetId) => (targetId === null ? undefined : names.get(targetId)),
    error: clients.error ?? users.error,
  }
}
