import { PolicyPage, UserPage, WizardPage } from '@ssp/access'
import { accessServer, permissions, platformClients, policy, rightsServer, userPermissions } from '@ssp/access/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { createRoot } from 'react-dom/client'

const PERMISSIONS = 1000
const CLIENTS = 500

const users = () => accessServer({ permissions: userPermissions(PERMISSIONS), clients: platformClients(CLIENTS) })
const rights = () => {
  const all = permissions(PERMISSIONS)
  const own = policy(1)
  return rightsServer({ policies: [own], permissions: all, held: { [own.id]: all.map(({ id }) => id) } })
}
const held = ['USERS_VIEW', 'USERS_CREATE', 'USERS_UPDATE', 'POLICIES_VIEW', 'POLICIES_UPDATE']

/** One of the three pages, by the hash of the address. */
const pages = {
  wizard: () => [users(), '/access/users/create', <WizardPage key="page" />],
  user: () => [users(), '/access/users/ada.okafor', <UserPage key="page" params={{ name: 'ada.okafor' }} />],
  policy: () => [
    rights(),
    `/access/policies/${policy(1).name}`,
    <PolicyPage key="page" params={{ name: policy(1).name }} />,
  ],
}

const [server, at, page] = pages[location.hash.slice(1)]()
createRoot(document.querySelector('#root')).render(
  <SspStoryProvider server={server} at={at} permissions={held} appearance={{}}>
    {page}
  </SspStoryProvider>,
)
