import { PolicyPage, UserPage, WizardPage } from '@ssp/access'
import { policy } from '@ssp/access/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { createRoot } from 'react-dom/client'

const held = ['USERS_VIEW', 'USERS_CREATE', 'USERS_UPDATE', 'POLICIES_VIEW', 'POLICIES_UPDATE']

/** The three pages by hash, each with the name of its fake server. */
const pages = {
  wizard: ['users', '/access/users/create', <WizardPage key="page" />],
  user: ['users', '/access/users/ada.okafor', <UserPage key="page" params={{ name: 'ada.okafor' }} />],
  policy: ['rights', `/access/policies/${policy(1).name}`, <PolicyPage key="page" params={{ name: policy(1).name }} />],
}

/** Client of the fake server of that name in a worker, so that its work does not count as the page's. */
function serverOf(name) {
  const worker = new Worker(new URL('./server.js', import.meta.url), { type: 'module', name })
  const waiting = new Map()
  worker.addEventListener('message', ({ data: { id, body, init } }) => {
    waiting.get(id)(new Response(body, init))
    waiting.delete(id)
  })
  let lastId = 0
  return {
    async fetch(request) {
      const { url, method, headers } = request
      const body = (await request.text()) || undefined
      const id = lastId++
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ id, url, method, headers: [...headers], body })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
  }
}

const [server, at, page] = pages[location.hash.slice(1)]
createRoot(document.querySelector('#root')).render(
  <SspStoryProvider server={serverOf(server)} at={at} permissions={held} appearance={{}}>
    {page}
  </SspStoryProvider>,
)
