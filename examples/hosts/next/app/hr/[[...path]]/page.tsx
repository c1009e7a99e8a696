import { notFound } from 'next/navigation'
import { pages } from '../../../../src/pages'

/** The values of the `:names` of a path in an address; null when the address is another one. */
function paramsOf(path: string, address: string): Record<string, string> | null {
  // Next has no slash at the end of an address.
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/(?<=.)\/$/, '')
  const found = new RegExp(`^${pattern}$`).exec(address)
  return found && { ...found.groups }
}

/** A server component: it reads the routes as data and draws the page of the address, a client component. */
export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  const address = `/${path.join('/')}`
  const route = pages.find((page) => paramsOf(page.path, address))
  if (!route) notFound()
  const { Page } = await route.lazy()
  return <Page params={paramsOf(route.path, address) ?? {}} />
}
