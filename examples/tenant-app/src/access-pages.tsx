import { accessExplainerRoutes } from '@ssp/access-explainer/routes'
import { accessRoutes } from '@ssp/access/routes'
import { auditLogRoutes } from '@ssp/audit-log/routes'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { ClientPart } from './client-part'

const pages = [...accessRoutes, ...accessExplainerRoutes, ...auditLogRoutes].map(({ path, lazy: load }) => ({
  path,
  Page: lazy(async () => ({ default: (await load()).Page })),
}))

/** Every page below `/access` for one client; the packages list them as data, so any router can mount them. */
export const AccessPages = ({ name }: { name: string }) => (
  <ClientPart name={name}>
    <Switch>
      {pages.map(({ path, Page }) => (
        <Route key={path} path={`/${name}${path}`}>
          {(params) => <Page params={params as Record<string, string>} />}
        </Route>
      ))}
    </Switch>
  </ClientPart>
)
