// Runs before everything else, as a separate small script: shows the first frame to a user who seems to be signed in.
import { browserStorage } from '@ssp/api'
import { startData } from '../client/start-data'
import { namedClient } from '../client/client-in-address'
import { storedMode } from '../shell/stored-mode'

const frame = document.querySelector<HTMLTemplateElement>('#first-frame')
const isFramed = new RegExp(frame?.dataset['paths'] ?? '^$').test(location.pathname)
// The page includes the client of its host.
if (frame && startData && isFramed && !namedClient(location.search) && browserStorage().read()) {
  // If the script cannot be loaded, the list sends the requests.
  if (location.pathname === '/employees') import(/* @vite-ignore */ frame.dataset['reads'] ?? '').catch(() => undefined)
  show(frame, startData)
}

function show(template: HTMLTemplateElement, { client, alternateLogo }: NonNullable<typeof startData>): void {
  const content = template.content
  content.querySelector('.ssp-root')?.setAttribute('data-mode', storedMode.get())
  const small = matchMedia('(width < 900px)').matches
  content.querySelector('aside')?.toggleAttribute('data-collapsed', small)
  const image = content.querySelector('img')
  const name = image?.nextElementSibling
  if (alternateLogo && !small) {
    if (image) image.src = alternateLogo
    name?.remove()
  } else {
    image?.remove()
    if (name) name.textContent = small ? client.clientName.slice(0, 1) : client.clientName
  }
  document.querySelector('#root')?.append(content)
}
