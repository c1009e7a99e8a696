// The fake server in a worker, as a real server is another process.
import { accessServer, permissions, platformClients, policy, rightsServer, userPermissions } from '@ssp/access/testing'

const PERMISSIONS = 1000
const CLIENTS = 500

const servers = {
  users: () => accessServer({ permissions: userPermissions(PERMISSIONS), clients: platformClients(CLIENTS) }),
  rights: () => {
    const all = permissions(PERMISSIONS)
    const own = policy(1)
    return rightsServer({ policies: [own], permissions: all, held: { [own.id]: all.map(({ id }) => id) } })
  },
}

const server = servers[self.name]()

async function respond({ id, url, ...init }) {
  const response = await server.fetch(new Request(url, init))
  const { status, headers } = response
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  self.postMessage({ id, body: await response.text(), init: { status, headers: [...headers] } })
}

self.addEventListener('message', ({ data }) => void respond(data))
