import { createSession, createSspClient, loadClient, memoryStorage } from '@ssp/api'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Hr } from './hr'

const baseUrl = `${process.env['SSP_URL']}/api`

/** A server component: loads the client, and has the token of the host's own sign-in. */
export default async function Layout({ children }: { children: ReactNode }) {
  const session = createSession({ storage: memoryStorage() })
  const client = await loadClient(createSspClient({ baseUrl, clientId: () => undefined, session }), 'acme')
  if (!client) throw new Error('There is no client acme.')
  const token = (await cookies()).get('ssp-token')?.value
  if (!token) return <p>Signed out</p>
  return (
    <Hr baseUrl={baseUrl} client={client} token={token}>
      {children}
    </Hr>
  )
}
