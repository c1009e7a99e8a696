// The fake server in a worker, as a real one answers from another process.
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

async function answer({ id, url, ...init }) {
  const answered = await server.fetch(new Request(url, init))
  const { status, headers } = answered
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  self.postMessage({ id, body: await answered.text(), init: { status, headers: [...headers] } })
}

self.addEventListener('message', ({ data }) => void answer(data))
