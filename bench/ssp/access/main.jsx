import { PolicyPage, UserPage, WizardPage } from '@ssp/access'
import { policy } from '@ssp/access/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { createRoot } from 'react-dom/client'

const held = ['USERS_VIEW', 'USERS_CREATE', 'USERS_UPDATE', 'POLICIES_VIEW', 'POLICIES_UPDATE']

/** One of the three pages, by the hash of the address, with the name of its server. */
const pages = {
  wizard: ['users', '/access/users/create', <WizardPage key="page" />],
  user: ['users', '/access/users/ada.okafor', <UserPage key="page" params={{ name: 'ada.okafor' }} />],
  policy: ['rights', `/access/policies/${policy(1).name}`, <PolicyPage key="page" params={{ name: policy(1).name }} />],
}

/** Asks the server of that name, which lives in a worker: what it works is none of the page's work. */
function serverOf(name) {
  const worker = new Worker(new URL('./server.js', import.meta.url), { type: 'module', name })
  const waiting = new Map()
  worker.addEventListener('message', ({ data: { id, body, init } }) => {
    waiting.get(id)(new Response(body, init))
    waiting.delete(id)
  })
  let asked = 0
  return {
    async fetch(request) {
      const { url, method, headers } = request
      const body = (await request.text()) || undefined
      const id = asked++
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
