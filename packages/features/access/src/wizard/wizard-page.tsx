import { accessClientsQuery, permissionsQuery } from '@ssp/api'
import { useApi, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useScopeTargets } from '../scopes/use-scope-targets'
import { Wizard } from './wizard'

/** Props of `WizardPage`. */
export interface WizardPageProps extends Partial<RouteParams> {
  /** Whether the client has Secure Send; without it step 4 only says that it is still to be built. Default true. */
  secureSend?: boolean
}

const ALL = { getAll: true } as const

/** `/access/users/create`: 'Create account' in five steps. */
export function WizardPage({ secureSend = true }: WizardPageProps) {
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
