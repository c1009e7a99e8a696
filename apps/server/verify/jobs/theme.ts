import type { Job } from '../tally.ts'
import { as, createCaller, removeCallers } from '../world/callers.ts'
import type { World } from '../world/world.ts'

const COLOURS = ['primary', 'secondary', 'tertiary', 'accent', 'highlight', 'loginOverlay']

/** What somebody would write into a stylesheet that the sign-in page loads. */
const INJECTIONS: unknown[] = [
  '#fff;}body{display:none}',
  '#ffffff}',
  '#ffffff;',
  'red',
  '#fff',
  '#ffffff00',
  '#gggggg',
  ' #ffffff',
  '#ffffff ',
  '#ffffff\n',
  '＃ffffff',
  '#ｆfffff',
  'url(//evil.example)',
  'expression(alert(1))',
  '#ffffff/*',
  '*/body{}',
  '</style><script>alert(1)</script>',
  '@import "//evil.example"',
  'var(--x)',
  'rgb(0,0,0)',
  '\\23 ffffff',
  "#fffff'",
  '#fffff"',
  '#fffff\\',
  '#00000\0',
  '',
  null,
  0,
  true,
  [],
  ['#ffffff'],
  {},
  '#ffffff,#ffffff',
  'input[value^=a]{background:url(//evil.example)}',
  'calc(1px)',
  'inherit',
  'transparent',
  '#FFFFFG',
]

const COLOUR = String.raw`(?:#[0-9a-f]{6}|rgb\(\d+ \d+ \d+ / [\d.]+\))`
/** The one form that a stylesheet of a client has. */
export const STYLESHEET = new RegExp(
  String.raw`^@layer [\w.,]+;@layer ssp\.tokens\{\.ssp-root\{(?:--ssp-[\w-]+:light-dark\(${COLOUR}, ${COLOUR}\);?)+\}\}\n$`,
)

/** Values that are no colours, and the stylesheet after them. */
export const theme: Job<World> = {
  name: 'theme',
  floor: () => COLOURS.length * 30,
  async run(world, tally) {
    const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
    const url = `/api/ssp/production/client/${caller.home.id}/theme`
    const save = (payload: object) => world.send(as(caller, { method: 'POST', url, payload }))
    for (const name of COLOURS) {
      for (const colour of INJECTIONS) {
        const { statusCode } = await save({ theme_colours: JSON.stringify({ [name]: colour }) })
        tally.check(statusCode === 400, `${name} ${JSON.stringify(colour)} is saved (${statusCode})`)
      }
    }
    for (const text of ['{', 'null', '[]', '"x"', '{"other":"#ffffff"}', '{"__proto__":{"primary":"red"}}']) {
      tally.check((await save({ theme_colours: text })).statusCode === 400, `colours ${text} are saved`)
    }
    await save({ theme_colours: JSON.stringify({ primary: '#AB12CD' }), theme_colours_css: 'body{display:none}' })
    for (const id of [caller.home.id, 'default', world.clients.foreign.id]) {
      const sheet = await world.send({ url: `/theme/${id}.css` })
      tally.check(
        STYLESHEET.test(sheet.body),
        `the stylesheet of ${id} holds more than colours: ${sheet.body.slice(0, 200)}`,
      )
      tally.check(
        String(sheet.headers['content-type']).startsWith('text/css'),
        `the stylesheet of ${id} is no stylesheet`,
      )
    }
    for (const file of [
      '..%2f..%2fpackage.json',
      '%2e%2e%2fx.css',
      'x.css',
      `${caller.home.id}.css.map`,
      caller.home.id,
      'DEFAULT.css',
    ]) {
      const { statusCode } = await world.send({ url: `/theme/${file}` })
      tally.check(statusCode === 404, `/theme/${file} is served (${statusCode})`)
    }
    await removeCallers(world, [caller])
  },
}
