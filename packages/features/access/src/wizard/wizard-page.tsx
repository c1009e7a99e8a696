import { accessClientsQuery, permissionsQuery } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScopeTargets } from '../scopes/use-scope-targets'
import { Wizard } from './wizard'

const ALL = { getAll: true } as const

/** `/access/users/create`: 'Create account' in five steps; the fourth is only for clients with Secure Send. */
export function WizardPage() {
  const { secureSend = true } = useClient()
  const api = useApi()
  const [round, setRound] = useState(0)
  const permissions = useQuery(permissionsQuery(api, ALL))
  const clients = useQuery(accessClientsQuery(api))
  const targets = useScopeTargets()
  return (
    <Wizard
      key={round}
      permissions={permissions}
      clients={clients}
      targets={secureSend ? targets : null}
      onAnother={() => setRound(round + 1)}
    />
  )
}
