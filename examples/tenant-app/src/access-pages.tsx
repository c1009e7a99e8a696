import { accessRoutes } from '@ssp/access/routes'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { ClientPart } from './client-part'

const pages = accessRoutes.map(({ path, lazy: load }) => ({
  path,
  Page: lazy(async () => ({ default: (await load()).Page })),
}))

/** Every page of `@ssp/access` for one client; the package lists them as data, so any router can mount them. */
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
