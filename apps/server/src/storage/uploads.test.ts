import { beforeAll, describe, expect, it } from 'vitest'
import { employeeAt } from '../testing/people.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { createInspect } from './inspect.ts'
import { contentFault } from './sniff.ts'
import { slowness, threadTime } from '../testing/thread-time.ts'
import { PNG } from '../testing/picture.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="a"/><rect fill="url(#a)" width="9" height="9"/></svg>'
/** As a drawing program saves it. */
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="48" height="48" viewBox="0 0 48 48" version="1.1" xmlns="http://www.w3.org/2000/svg"
  xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" inkscape:version="1.4"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
  <title>Mail (old) @ work</title><sodipodi:namedview id="n" pagecolor="#fff"/>
  <defs><linearGradient id="a" gradientTransform="rotate(45)"><stop offset="0" style="stop-color:#fff"/></linearGradient>
  <style type="text/css">.st0{fill:url('#a');filter:drop-shadow(0 0 2px rgb(0 0 0 / 50%));}</style></defs>
  <g inkscape:label="Layer 1" aria-label="Layer (1)"><path class="st0" d="M0 0h1" transform="matrix(1 0 0 1 0 0)"/>
  <use xlink:href="#a"/></g></svg>`
const server = setUpServer()
const admin = setUpUser(server, 'admin')
let acme: string

beforeAll(async () => {
  acme = admin.clientId
})

const ask = (file: { bucket?: string; key: string; ext?: string }, who = admin) =>
  who.post('/api/ssp/production/upload?function=getSignedUrl&type=put', [{ bucket: 'logos', ext: 'svg', ...file }])
const signed = async (key = `${acme}/logo`, ext = 'svg') =>
  (await ask({ key, ext })).json<{ url: string }[]>()[0]?.url as string
const put = (url: string, payload: string | Buffer, type = 'image/svg+xml') =>
  server.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } })
const logo = async (prefix?: string) => {
  const url = `/api/portal/get-logo?clientId=${acme}${prefix ? `&prefix=${prefix}&getMultiple=true` : ''}`
  return (await server.inject({ url })).json<{ url: string | null }>()
}

describe('signing', () => {
  it('signs brand images and the own picture', async () => {
    expect((await ask({ key: `${acme}/loginBgImage`, ext: 'jpg' })).json()).toMatchObject([
      { key: `${acme}/loginBgImage.jpg` },
    ])
    const own = `${acme}/users/${server.tenants.userId('acme', 'nobody')}/avatar`
    const nobody = await server.signIn('nobody')
    expect((await ask({ bucket: 'avatars', key: own, ext: 'png' }, nobody)).statusCode).toBe(200)
  })

  it('rejects the picture of somebody else and brand images without the permission', async () => {
    const nobody = await server.signIn('nobody')
    const foreign = `${acme}/users/${server.tenants.userId('acme', 'admin')}/avatar`
    expect((await ask({ bucket: 'avatars', key: foreign, ext: 'png' }, nobody)).json()).toMatchObject({
      permission: 'USERS_UPDATE',
    })
    expect((await ask({ key: `${acme}/logo` }, nobody)).json()).toMatchObject({ permission: 'CLIENT_UPDATE' })
  })

  it('rejects the picture of an account, and of every record, of another client', async () => {
    const user = server.tenants.userId('castor', 'admin')
    const employee = employeeAt(1, 'castor')
    for (const file of [
      { bucket: 'avatars', key: `${acme}/users/${user}/avatar`, ext: 'png' },
      { bucket: 'employee-avatars', key: `${acme}/${employee}/avatar`, ext: 'png' },
      { bucket: 'incident-images', key: `${acme}/${employee}/${user}`, ext: 'png' },
    ])
      expect([file.bucket, (await ask(file)).statusCode]).toEqual([file.bucket, 404])
    const own = `${acme}/users/${server.tenants.userId('acme', 'reader')}/avatar`
    expect((await ask({ bucket: 'avatars', key: own, ext: 'png' })).statusCode).toBe(200)
  })

  it.each([
    ['another bucket', { bucket: 'payslips', key: 'logo' }],
    ['a path trick', { key: '../logo' }],
    ['an encoded path trick', { key: '..%2flogo' }],
    ['a name of its own', { key: 'evil' }],
    ['a folder', { key: 'sub/logo' }],
    ['a leading slash', { key: '/logo' }],
    ['a line break', { key: 'logo\n' }],
    ['an SVG as picture of a person', { bucket: 'avatars', key: 'users/00000000-0000-4000-8000-000000000000/avatar' }],
  ])('rejects %s', async (_name, file) => {
    expect((await ask({ ...file, key: `${acme}/${file.key}` })).statusCode).toBe(400)
  })

  it('rejects the prefix of another client, and another client in the header', async () => {
    const castor = server.tenants.clientId('castor')
    expect((await ask({ key: `${castor}/logo` })).statusCode).toBe(400)
    expect((await ask({ key: `${acme}/../${castor}/logo` })).statusCode).toBe(400)
    const elsewhere = await admin.post(
      '/api/dashboard/sign-upload-url',
      { bucketName: 'logos', filePath: `${castor}/logo.svg`, contentType: 'image/svg+xml' },
      { 'ssp-client': castor },
    )
    expect(elsewhere.statusCode).toBe(404)
  })

  it('rejects a content type that is not that of the name', async () => {
    const payload = { bucketName: 'logos', filePath: `${acme}/logo.svg`, contentType: 'text/html' }
    expect((await admin.post('/api/dashboard/sign-upload-url', payload)).statusCode).toBe(400)
  })
})

describe('putting', () => {
  it('publishes what it says it is, as an image that cannot run, under a new address each time', async () => {
    expect((await put(await signed(), SVG)).statusCode).toBe(200)
    const { url } = await logo()
    const image = await server.inject({ url: url as string })
    expect(image.statusCode).toBe(200)
    expect(image.body).toBe(SVG)
    expect(image.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
    expect(image.headers['content-security-policy']).toContain('sandbox')
    expect((await put(await signed(`${acme}/logo`, 'png'), PNG, 'image/png')).statusCode).toBe(200)
    expect((await logo()).url).not.toBe(url)
    expect(await logo('login-image')).toEqual([])
  })

  it('takes one file per address', async () => {
    const url = await signed()
    const answers = await Promise.all([put(url, SVG), put(url, SVG)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  it('rejects a changed address, another type and a false signature', async () => {
    const url = await signed()
    const other = new URL(await signed(), 'http://x').pathname
    expect((await put(url.replace(/expires=\d+/, 'expires=9999999999'), SVG)).statusCode).toBe(404)
    expect((await put(`${other}?${url.split('?')[1]}`, SVG)).statusCode).toBe(404)
    expect((await put(url.replace(acme, server.tenants.clientId('castor')), SVG)).statusCode).toBe(404)
    expect((await put(url.replace(/signature=.*/, 'signature='), SVG)).statusCode).toBe(404)
    expect((await put(url, SVG, 'text/html')).statusCode).toBe(415)
    expect((await put(url, SVG)).statusCode).toBe(200)
  })

  it('publishes nothing that is too large or not what its type says', async () => {
    const before = await logo('main-bg-image')
    expect((await put(await signed(`${acme}/mainBgImage`), 'x'.repeat(10 * 1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await put(await signed(`${acme}/mainBgImage`, 'png'), SVG, 'image/png')).statusCode).toBe(400)
    expect((await put(await signed(`${acme}/mainBgImage`), Buffer.alloc(0))).statusCode).toBe(400)
    expect((await put(await signed(`${acme}/mainBgImage`), '<svg onload="alert(1)"/>')).statusCode).toBe(400)
    expect(await logo('main-bg-image')).toEqual(before)
  })
})

describe('reading', () => {
  it('needs the signature of exactly this object', async () => {
    await put(await signed(), SVG)
    const url = (await logo()).url as string
    expect((await server.inject({ url: url.replace('logo.', 'loginImage.') })).statusCode).toBe(404)
    expect((await server.inject({ url: url.replace(/signature=[^&]+/, 'signature=x') })).statusCode).toBe(404)
  })
})

describe('contentFault', () => {
  const fault = (text: string) => contentFault(Buffer.from(text), 'image/svg+xml')

  it('lets plain drawings through', async () => {
    expect(await fault(SVG)).toBeUndefined()
    expect(await fault(INKSCAPE)).toBeUndefined()
    expect(await fault(`<?xml version="1.0"?>\n<!-- made by hand -->\n${SVG}`)).toBeUndefined()
    expect(await fault('<svg><use href="#a"/><image href="data:image/png;base64,AAAA"/></svg>')).toBeUndefined()
  })

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg><SCRIPT/></svg>',
    '<svg onload=alert(1)>',
    '<svg><rect\nonclick = "x()"/></svg>',
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    '<svg><a href="java&#115;cript:alert(1)">x</a></svg>',
    '<svg><a xlink:href=" https://evil.example">x</a></svg>',
    '<svg><foreignObject><p/></foreignObject></svg>',
    '<svg><image href="https://evil.example/a.png"/></svg>',
    '<svg><image href="data:image/svg+xml;base64,AAAA"/></svg>',
    '<svg><use href="other.svg#a"/></svg>',
    '<svg><style>@import "https://evil.example"</style></svg>',
    '<svg><rect fill="url(https://evil.example#a)"/></svg>',
    '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
    '<svg><set attributeName="onload" to="alert(1)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script></svg>',
    '<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:meta http-equiv="refresh" content="0;url=https://evil.example"/></svg>',
    '<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:img srcset="https://evil.example/a.png 2x"/></svg>',
    '<svg><rect srcset="https://evil.example/a.png 2x"/></svg>',
    '<svg><rect style="fill: image-set(\'https://evil.example/a.png\' 1x)"/></svg>',
    '<svg><rect style="fill: u\\72l(https://evil.example)"/></svg>',
    '<svg><style><![CDATA[ rect { fill: url( "https://evil.example" ) } ]]></style></svg>',
    '<svg><rect fill="&#117;rl(https://evil.example)"/></svg>',
    '<svg><a href="#a"/></svg>',
    '<?xml-stylesheet href="https://evil.example/x.css"?><svg/>',
    '<svg><g></svg>',
    '<html><svg/></html>',
    '',
  ])('rejects %s', async (text) => {
    expect(await fault(text)).toEqual(expect.any(String))
  })

  it('rejects a drawing that is nested deeply', async () => {
    expect(await fault(`<svg>${'<g>'.repeat(200)}${'</g>'.repeat(200)}</svg>`)).toMatch('too complex')
  })

  it.each([
    ['the former pattern for links', `<svg><rect href=${' '.repeat(60_000)}`],
    ['open comments', '<!--'.repeat(15_000)],
    ['spaces', `<svg>${' \n'.repeat(1_000_000)}</svg>`],
    ['one long word', `<svg><style>${'a'.repeat(2_000_000)}</style></svg>`],
    ['many brackets', `<svg><rect style="${'calc('.repeat(200_000)}"/></svg>`],
    ['many attributes', `<svg ${Array.from({ length: 20_000 }, (_, n) => `data-${n}=""`).join(' ')}/>`],
  ])('takes no longer for %s than their length needs', async (_name, text) => {
    const began = threadTime()
    await fault(text)
    expect((threadTime() - began) / slowness()).toBeLessThan(2_000)
  })

  it('takes a picture for what it is, not for what the signed type says', async () => {
    expect(await contentFault(PNG, 'image/jpeg')).toMatch('not what its name says')
    expect(await contentFault(Buffer.from(SVG), 'image/png')).toMatch('not what its name says')
    expect(await contentFault(PNG, 'application/pdf')).toMatch('not what its name says')
    expect(await contentFault(Buffer.from('a\0b'), 'text/plain')).toMatch('not what its name says')
    expect(await contentFault(Buffer.from('a,b'), 'text/csv')).toBeUndefined()
  })

  it('rejects a picture that needs more memory than its size tells', async () => {
    const header = Buffer.from(PNG)
    header.writeUInt32BE(60_000, 16)
    header.writeUInt32BE(60_000, 20)
    expect(await contentFault(PNG, 'image/png')).toBeUndefined()
    expect(await contentFault(header, 'image/png')).toBe('The image has too many pixels.')
  })
})

describe('inspect', () => {
  it('leaves the event loop free', async () => {
    const inspect = createInspect()
    const large = Buffer.from(`<svg>${'<rect width="1" height="1"/>'.repeat(40_000)}</svg>`)
    const began = threadTime()
    await contentFault(large, 'image/svg+xml')
    const between = threadTime()
    expect(await inspect('a', large, 'image/svg+xml')).toBeUndefined()
    expect(threadTime() - between).toBeLessThan((between - began) / 2)
  })

  it('takes no more than a few at once, and of a client half of them', async () => {
    const inspect = createInspect()
    const rejected = async (clientId: string, count: number) => {
      const results = await Promise.allSettled(
        Array.from({ length: count }, () => inspect(clientId, Buffer.from(SVG), 'image/svg+xml')),
      )
      return results.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { code: string }).code)
    }
    expect(await Promise.all(['a', 'b', 'c'].map((clientId) => rejected(clientId, 12)))).toEqual([
      Array.from({ length: 2 }, () => 'unavailable'),
      Array.from({ length: 2 }, () => 'unavailable'),
      Array.from({ length: 12 }, () => 'unavailable'),
    ])
  })

  it('lets clients take turns', async () => {
    const inspect = createInspect()
    const order: string[] = []
    const one = (clientId: string) =>
      inspect(clientId, Buffer.from(SVG), 'image/svg+xml').then(() => order.push(clientId))
    await Promise.all([...Array.from({ length: 8 }, () => one('a')), one('b')])
    expect(order.indexOf('b')).toBeLessThanOrEqual(2)
  })

  it('rejects the next picture of a client whose hour is used up, and none of another', async () => {
    const inspect = createInspect({ milliseconds: 1, entries: 100 })
    expect(await inspect('a', Buffer.from(SVG), 'image/svg+xml')).toBeUndefined()
    await expect(inspect('a', Buffer.from(SVG), 'image/svg+xml')).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await inspect('b', Buffer.from(SVG), 'image/svg+xml')).toBeUndefined()
  })
})
