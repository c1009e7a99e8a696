import type { InjectOptions } from 'fastify'
import type { Job, Tally } from '../tally.ts'
import { as, createCaller, removeCallers } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { World } from '../world/world.ts'

const SVG = 'image/svg+xml'
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

/** Pictures that would run or load something when opened by themselves. */
const ACTIVE_SVG = [
  drawing('<script>alert(1)</script>'),
  drawing('<SCRIPT>alert(1)</SCRIPT>'),
  drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  drawing('', 'onload="alert(1)"'),
  drawing('', 'onload = alert(1)'),
  drawing('<rect oNclick="alert(1)"/>'),
  drawing('<rect/onclick="alert(1)"/>'),
  drawing('<a href="javascript:alert(1)"><rect/></a>'),
  drawing('<a xlink:href="java&#115;cript:alert(1)"><rect/></a>'),
  drawing('<a href="&#106;avascript:alert(1)"/>'),
  drawing('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
  drawing('<image href="https://evil.example/x.png"/>'),
  drawing('<use href="//evil.example/x.svg#a"/>'),
  drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  drawing('<style>@import "https://evil.example";</style>'),
  drawing('<rect style="fill:url(https://evil.example/#a)"/>'),
  drawing('<set attributeName="href" to="javascript:alert(1)"/>'),
  drawing('<animate attributeName="href" values="javascript:alert(1)"/>'),
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
  `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>${drawing('')}`,
  '<html><script>alert(1)</script></html>',
  'GIF89a<svg onload=alert(1)>',
  drawing('<handler type="text/javascript">alert(1)</handler>'),
  drawing('<embed src="x.swf"/>'),
  drawing('<animateTransform onbegin="alert(1)"/>'),
]
const PLAIN_SVG = drawing(
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)" width="4" height="4"/>',
)

/** Keys that the server would not have chosen; `{client}` is the own client. */
const FOREIGN_KEYS = [
  '{client}/../{other}/logo.svg',
  '../{other}/logo.svg',
  '/{client}/logo.svg',
  '{client}//logo.svg',
  '{client}/./logo.svg',
  '{client}/logo.svg/',
  '{client}\\logo.svg',
  '{client}/%2e%2e/{other}/logo.svg',
  '{client}/..%2f{other}/logo.svg',
  '{client}/logo.svg%00.png',
  '{client}/LOGO.svg',
  '{client}/logo.SVG',
  '{client}/logo.html',
  '{client}/logo.svg?x',
  '{client}/logo.svg#x',
  '{client}/ logo.svg',
  '{client}/logo.svg ',
  '{client}/logo..svg',
  '{client}/.svg',
  '{client}/logo',
  'logo.svg',
  '{other}/logo.svg',
  '{client}/users/{other}/../avatar.svg',
  '{client}/ｌogo.svg',
  '{client}/lo\u200bgo.svg',
  '{client}/logo.svg\n',
  '{client}/employees/x/avatar.svg',
  '~/logo.svg',
  'C:\\logo.svg',
  'file:///etc/passwd',
  '{client}/loginImage.php',
  '{client}/alternate-logo.svgz',
  '{client}:logo.svg',
  '',
  '.',
  '..',
]
const FOREIGN_BUCKETS = ['', 'other', 'LOGOS', '../logos', 'logos/../avatars', 'payslips', '__proto__', 'constructor']

const plan = (caller: Caller, over: object = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/dashboard/sign-upload-url',
  payload: { bucketName: 'logos', filePath: `${caller.home.id}/logo.svg`, contentType: SVG, ...over },
  headers: { 'ssp-client': caller.home.id },
})

async function signed(world: World, caller: Caller): Promise<string> {
  return (await world.send(as(caller, plan(caller)))).json<{ url: string }>().url
}

const put = (url: string, payload: string | Buffer, type = SVG): InjectOptions => ({
  method: 'PUT',
  url,
  payload,
  headers: { 'content-type': type },
})

async function tryKeys(world: World, tally: Tally, caller: Caller): Promise<void> {
  const { foreign } = world.clients
  const rejected = async (what: string, request: InjectOptions) => {
    const { statusCode } = await world.send(as(caller, request))
    tally.check(statusCode === 400 || statusCode === 403, `${what} is signed (${statusCode})`)
  }
  for (const form of FOREIGN_KEYS) {
    const filePath = form.replaceAll('{client}', caller.home.id).replaceAll('{other}', foreign.id)
    await rejected(`key ${JSON.stringify(form)}`, plan(caller, { filePath }))
    // There the extension is a field of its own.
    if (form === '{client}/logo') continue
    const url = '/api/ssp/production/upload?function=getSignedUrl&type=put'
    await rejected(`list key ${JSON.stringify(form)}`, {
      ...plan(caller),
      url,
      payload: [{ bucket: 'logos', key: filePath, ext: 'svg' }],
    })
  }
  for (const bucketName of FOREIGN_BUCKETS)
    await rejected(`bucket ${JSON.stringify(bucketName)}`, plan(caller, { bucketName }))
  for (const contentType of ['text/html', 'image/png', 'application/x-php', 'image/svg+xml;x'])
    await rejected(`type ${contentType}`, plan(caller, { contentType }))
}

// Changes one part of a signed address at a time.
async function tryAddresses(world: World, tally: Tally, caller: Caller): Promise<void> {
  const { foreign } = world.clients
  const changes: Record<string, (url: string) => InjectOptions> = {
    tenant: (url) => put(url.replace(caller.home.id, foreign.id), PLAIN_SVG),
    upload: (url) => put(url.replace(/[0-9a-f-]{36}(?=\?)/, foreign.id), PLAIN_SVG),
    expiry: (url) => put(url.replace(/expires=\d+/, 'expires=99999999999'), PLAIN_SVG),
    'no expiry': (url) => put(url.replace(/expires=\d+&/, ''), PLAIN_SVG),
    signature: (url) => put(`${url.slice(0, -2)}xx`, PLAIN_SVG),
    'no signature': (url) => put(url.replace(/&signature=.*/, ''), PLAIN_SVG),
    type: (url) => put(url, PLAIN_SVG, 'text/html'),
    method: (url) => ({ ...put(url, PLAIN_SVG), method: 'POST' }),
    size: (url) => put(url, Buffer.alloc(11 * 1024 * 1024, 32)),
    content: (url) => put(url, Buffer.from([0x89, 0x50, 0x4e, 0x47])),
    empty: (url) => put(url, ''),
  }
  for (const [what, change] of Object.entries(changes)) {
    const response = await world.send(change(await signed(world, caller)))
    tally.check(
      response.statusCode >= 400 && response.statusCode < 500,
      `an address with another ${what} is taken (${response.statusCode})`,
    )
  }
  const url = await signed(world, caller)
  const [first, second] = [await world.send(put(url, PLAIN_SVG)), await world.send(put(url, PLAIN_SVG))]
  tally.check(first.statusCode === 200, `a plain drawing is rejected: ${first.body}`)
  tally.check(second.statusCode === 403, 'an upload address works twice')
  for (const picture of ACTIVE_SVG) {
    const response = await world.send(put(await signed(world, caller), picture))
    tally.check(response.statusCode === 400, `an active drawing is published (${response.statusCode}): ${picture}`)
  }
}

// What was stored comes back as data: sniffing off, sandboxed, and by a right signature only.
async function tryReading(world: World, tally: Tally, caller: Caller): Promise<void> {
  const { url } = (await world.send({ url: `/api/portal/get-logo?clientId=${caller.home.id}` })).json<{ url: string }>()
  const shown = await world.send({ url })
  const policy = String(shown.headers['content-security-policy'])
  tally.check(
    shown.statusCode === 200 && policy.includes('sandbox') && policy.includes("default-src 'none'"),
    'a stored picture has no sandbox',
  )
  const others = [
    url.replace(/signature=[^&]+/, 'signature=x'),
    url.replace('/image/', '/download/'),
    url.replace(caller.home.id, world.clients.foreign.id),
    url.replace('logo.svg', '..%2flogo.svg'),
    url.replace('logo.svg', '%2e%2e/logo.svg'),
    url.replace('/logos/', '/avatars/'),
    url.split('?')[0] ?? '',
  ]
  for (const other of others) {
    const response = await world.send({ url: other })
    tally.check(
      response.statusCode === 404 || response.statusCode === 400,
      `${other} is served (${response.statusCode})`,
    )
  }
}

/** Keys, signed addresses, drawings with something in them, and how stored files come back. */
export const storage: Job<World> = {
  name: 'storage',
  floor: () => 120,
  async run(world, tally) {
    const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
    await tryKeys(world, tally, caller)
    await tryAddresses(world, tally, caller)
    await tryReading(world, tally, caller)
    await removeCallers(world, [caller])
  },
}
