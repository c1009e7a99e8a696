import { describe, expect, test } from 'vitest'
import { svgFault } from './svg.ts'
import { slowness, threadTime } from '../testing/thread-time.ts'

const fault = (body: string) =>
  svgFault(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${body}</svg>`,
    ),
  )

/** `levels` parts, each of which refers twice to the one before it, and something that refers to the last. */
const chain = (part: (id: string, before: string) => string, end: (id: string) => string, levels = 17) =>
  `<path id="p0" d="M0 0h1"/>${Array.from({ length: levels }, (_, n) => part(`p${n + 1}`, `p${n}`)).join('')}${end(`p${levels}`)}`
const filled = (id: string) => `<rect fill="url(#${id})" width="9" height="9"/>`
const pattern = (id: string, ...rects: string[]) =>
  `<pattern id="${id}" width="1" height="1">${rects.join('')}</pattern>`

describe('references that double what is drawn at each level are rejected', () => {
  const use = (id: string) => `<use href="#${id}"/>`
  test.each<[string, string]>([
    ['copies', chain((id, before) => `<g id="${id}">${use(before)}${use(before)}</g>`, use)],
    [
      'copies under a former name',
      chain((id, b) => `<g id="${id}"><use xlink:href="#${b}"/><use xlink:href="#${b}"/></g>`, use),
    ],
    [
      'copies with an encoded address',
      chain((id, b) => `<g id="${id}"><use href="#%70${b.slice(1)}"/><use href="#${b} "/></g>`, use),
    ],
    ['symbols', chain((id, before) => `<symbol id="${id}">${use(before)}${use(before)}</symbol>`, use)],
    ['patterns', chain((id, before) => pattern(id, filled(before), filled(before)), filled)],
    ['inherited patterns', chain((id, b) => pattern(id, `<g fill="url(#${b})"><path/><path/></g>`), filled)],
    [
      'patterns that a copy inherits',
      `<g id="p"><path/><path/></g>${chain((id, b) => pattern(id, `<use href="#p" fill="url(#${b})"/>`), filled)}`,
    ],
    [
      'patterns of custom properties',
      chain(
        (id, b) => pattern(id, `<g style="--a: url(#${b})"><path fill="var(--a)"/><path fill="var(--a)"/></g>`),
        filled,
      ),
    ],
    [
      'masks',
      chain(
        (id, b) => `<mask id="${id}"><path mask="url(#${b})"/><path mask="url('#${b}')"/></mask>`,
        (id) => `<path mask="url(#${id})"/>`,
      ),
    ],
    [
      'inherited masks',
      chain(
        (id, b) => `<mask id="${id}"><g mask="url(#${b})"><path mask="inherit"/></g></mask>`,
        (id) => `<path mask="url(#${id})"/>`,
      ),
    ],
    [
      'clips',
      chain(
        (id, b) => `<clipPath id="${id}"><path clip-path="url(#${b})"/><path clip-path="URL( #${b} )"/></clipPath>`,
        (id) => `<path clip-path="url(#${id})"/>`,
      ),
    ],
    [
      'filters',
      chain(
        (id, b) =>
          `<filter id="f${id}"><feImage href="#${b}"/></filter><g id="${id}"><path filter="url(#f${id})"/><path filter="url(#f${id})"/></g>`,
        use,
      ),
    ],
    [
      'markers',
      chain(
        (id, b) => `<marker id="${id}"><path d="M0 0 1 1" marker-start="url(#${b})" marker-end="url(#${b})"/></marker>`,
        (id) => `<path d="M0 0" marker-start="url(#${id})"/>`,
      ),
    ],
    [
      'markers at many vertices',
      chain(
        (id, b) => `<marker id="${id}"><path d="M0 0h1h1h1h1" marker-mid="url(#${b})"/></marker>`,
        (id) => `<path d="M0 0" marker-start="url(#${id})"/>`,
        8,
      ),
    ],
    [
      'gradients beside copies',
      chain((id, b) => `<linearGradient id="x${id}" href="#xp0"/><g id="${id}">${use(b)}${use(b)}</g>`, use),
    ],
    [
      'classes',
      chain(
        (id, b) =>
          `<style>.${id} { fill: url(#${b}) }</style>${pattern(id, `<path class="${id}"/>`, `<path class="${id}"/>`)}`,
        filled,
      ),
    ],
    [
      'classes behind a comment',
      chain(
        (id, b) =>
          `<style>/*}.x{*/.${id} { fill: url(#${b}) }</style>${pattern(id, `<path class="${id}"/>`, `<path class="${id}"/>`)}`,
        filled,
      ),
    ],
    [
      'classes in a nested rule',
      chain(
        (id, b) =>
          `<style>.${id} { .x {} fill: url(#${b}) }</style>${pattern(id, `<path class="${id}"/>`, `<path class="${id}"/>`)}`,
        filled,
      ),
    ],
    ['many copies of a large part', `<g id="p">${'<path/>'.repeat(1_000)}</g>${use('p').repeat(1_000)}`],
    ['a copy of what is around it', `<g id="p">${use('p')}</g>`],
  ])('%s', (_name, body) => {
    expect(fault(body)).toMatch('too complex')
  })
})

/** Points all over the drawing, so that the lines between them cross. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, n) => `${(n * 61) % 100} ${(n * n * 37) % 97}`).join(' ')

const blurred = (inner: string, units = '') =>
  `<filter id="f"${units}>${inner}</filter><rect filter="url(#f)" width="100" height="100"/>`
const blur = (stdDeviation: string) => blurred(`<feGaussianBlur stdDeviation="${stdDeviation}"/>`)

describe('effects that take seconds to draw are rejected', () => {
  test.each<[string, string]>([
    [
      'costly primitives together',
      blurred(
        '<feTurbulence numOctaves="9999" baseFrequency="0.9"/><feMorphology operator="dilate" radius="40"/><feGaussianBlur stdDeviation="30"/>',
      ),
    ],
    ['a filter of many elements', blur('2') + '<rect filter="url(#f)"/>'.repeat(300)],
    ['a filter of a class', `<style>.a{filter:url(#f)}</style>${blur('2')}${'<rect class="a"/>'.repeat(300)}`],
    [
      'a filter in custom properties',
      `${blur('2')}<g style="--a:url(#f)">${'<rect style="filter:var(--a)"/>'.repeat(300)}</g>`,
    ],
    ['a filter that is inherited', `${blur('2')}<g filter="url(#f)">${'<rect filter="inherit"/>'.repeat(300)}</g>`],
    ['a chain of wide blurs', blurred('<feGaussianBlur stdDeviation="30"/>'.repeat(20))],
    ['wide blurs in several filters', blur('200').repeat(3)],
    ['blurs whose radius is no number', blur('calc(1)').repeat(3)],
    ['shadows', blurred('<feDropShadow stdDeviation="30"/>'.repeat(20))],
    ['blurs of enlarged parts', `${blur('3')}${'<g transform="scale(10)"><rect filter="url(#f)"/></g>'.repeat(10)}`],
    [
      'blurs enlarged by a matrix',
      `${blur('3')}${'<g transform="matrix(1,0,0,1e1,0,0)"><rect filter="url(#f)"/></g>'.repeat(10)}`,
    ],
    ['blurs enlarged by a style', `${blur('3')}${'<g style="scale:10"><rect filter="url(#f)"/></g>'.repeat(10)}`],
    [
      'blurs enlarged by a class',
      `<style>.a{transform:scale(9)}</style>${blur('3')}${'<g class="a"><rect filter="url(#f)"/></g>'.repeat(10)}`,
    ],
    [
      'blurs enlarged by a drawing inside',
      `${blur('3')}${'<svg viewBox="0 0 1 1"><rect filter="url(#f)"/></svg>'.repeat(10)}`,
    ],
    [
      'blurs in units of a box',
      blurred('<feGaussianBlur stdDeviation="3"/>'.repeat(3), ' primitiveUnits="objectBoundingBox"'),
    ],
    ['functions of filters', '<rect style="filter:blur(30px)"/>'.repeat(30)],
    [
      'functions of filters in a class',
      `<style>.a{filter:DROP-SHADOW(0 0 30px)}</style>${'<rect class="a"/>'.repeat(30)}`,
    ],
    ['many noises', blurred('<feTurbulence/>'.repeat(9))],
    ['many thickened parts', blurred('<feMorphology radius="40"/>'.repeat(3))],
    ['many kernels', blurred('<feConvolveMatrix order="15"/>'.repeat(3))],
    ['many lights', blurred('<feSpecularLighting/>'.repeat(50))],
    ['many masks', `<mask id="m"><path/></mask>${'<rect mask="url(#m)"/>'.repeat(3_000)}`],
    ['many blended parts', '<g style="mix-blend-mode:luminosity"><rect/></g>'.repeat(5_000)],
    ['groups of some opacity in each other', `${'<g opacity=".5">'.repeat(18)}<rect/>${'</g>'.repeat(18)}`.repeat(100)],
    ['many parts of some opacity', '<rect width="100" height="100" opacity=".5"/>'.repeat(3_000)],
    ['opacity of a style', '<g style="fill:red;Opacity : 50%"><rect/></g>'.repeat(3_000)],
    ['opacity of a class', `<style>.a{opacity:1;opacity:var(--a)}</style>${'<g class="a"><rect/></g>'.repeat(3_000)}`],
    ['opacity behind a comment', '<g style="opacity/**/:1e-1"><rect/></g>'.repeat(3_000)],
    ['opacity that is inherited', `<g opacity=".5">${'<g opacity="inherit"><rect/></g>'.repeat(3_000)}</g>`],
    ['copies of a part of some opacity', `<g id="p" opacity=".5"><rect/></g>${'<use href="#p"/>'.repeat(3_000)}`],
    [
      'copies of a part with the name of a property',
      `<g id="opacity">${'<rect/>'.repeat(3_000)}</g>${'<use href="#opacity"/>'.repeat(50)}`,
    ],
    [
      'copies of a part with the name of a function',
      `<g id="opacity()">${'<rect/>'.repeat(3_000)}</g>${'<use href="#opacity()"/>'.repeat(50)}`,
    ],
    ['parts that say that they will change', '<g style="will-change:filter"><rect/></g>'.repeat(3_000)],
    ['shadows of texts', '<g style="text-shadow:0 0 50px red"><text>a</text></g>'],
    ['marks and directions of texts', `<text>${'\u0301a\u202E'.repeat(4_000)}</text>`],
    ['long texts in many parts', '<text><tspan>abc</tspan><![CDATA[abc]]></text>'.repeat(2_000)],
    ['copies of a text', `<text id="p">${'a'.repeat(100)}</text>${'<use href="#p"/>'.repeat(100)}`],
    ['dashes far shorter than their outline', '<circle r="40" stroke-dasharray="0.0001"/>'],
    ['dashes of a group', `<g stroke-dasharray=".001 0">${'<path d="M0 0h90v90h-90z"/>'.repeat(100)}</g>`],
    ['dashes of a style', '<path style="Stroke-dasharray : 1e-4,1e-4" d="M0,0 H90 V90"/>'],
    ['dashes of a class', `<style>.a{stroke-dasharray:.0001px}</style><path class="a" d="M0 0l90,90"/>`],
    ['dashes behind a comment', '<path style="stroke-dasharray/**/:1e-4" d="M0 0l90,90"/>'],
    ['dashes whose length is not known', '<path stroke-dasharray="var(--a)" d="M0 0l90,90"/>'],
    ['dashes of an outline with a length of its own', '<path pathLength="1e9" stroke-dasharray="9" d="M0 0l90,90"/>'],
    ['dashes of shapes whose size is in a style', '<circle style="r:1e6px;stroke-dasharray:9"/>'],
    ['dashes of arcs without separators', '<path stroke-dasharray=".0001" d="M0 0a40 40 0 0140 40 40 40 0 1140 40"/>'],
    ['dashes of a text', '<text font-size="90" stroke-dasharray=".001">abc</text>'],
    ['an outline that crosses itself', `<polygon points="${scattered(30_000)}"/>`],
    ['outlines that cross themselves', `<path d="M${scattered(9_000)}"/>`.repeat(10)],
    ['an outline that crosses itself beside a far point', `<polygon points="${scattered(30_000)} 1e9 1e9"/>`],
    ['curves that mirror each other farther and farther', `<path d="M0 0Q9 9 0 .1T${'1 0 0 1 '.repeat(20_000)}"/>`],
    ['a small outline that is enlarged', `<g transform="scale(99)"><path d="M${scattered(30_000)} 1e9 1e9"/></g>`],
    ['many gradients', `<linearGradient id="a"><stop/></linearGradient>${'<rect fill="url(#a)"/>'.repeat(10_000)}`],
  ])('%s', (_name, body) => {
    expect(fault(body)).toMatch('too complex')
  })
})

test('the parts of a style sheet that a comment divides are judged together', () => {
  expect(fault('<style>path { fill: url<!-- -->(https://evil.example) }</style>')).toMatch('active content')
})

test.each([
  [
    'a mask, a clip and a picture in a pattern',
    `<g clip-path="url(#c)"><mask id="m"><use fill="white" xlink:href="#o"/></mask><g mask="url(#m)">${'<use href="#o"/>'.repeat(300)}</g>
     <rect fill="url(#i)" filter="url(#s)" width="9" height="9"/></g>
     <defs><path id="o" d="M0 0h9v9z"/><clipPath id="c"><rect width="9" height="9"/></clipPath>
     <pattern id="i" width="1" height="1"><use xlink:href="#pic" transform="scale(.1)"/></pattern>
     <image id="pic" href="data:image/png;base64,AAAA"/><filter id="s"><feGaussianBlur stdDeviation="2"/></filter></defs>`,
  ],
  [
    'classes and gradients that share their stops',
    `<defs><style>.cls-1{fill:none;}.cls-2{clip-path:url(#clip-path);}.cls-3,.cls-4{fill:url(#linear-gradient);}</style>
     <clipPath id="clip-path"><rect class="cls-1" width="9" height="9"/></clipPath>
     <linearGradient id="stops"><stop offset="0"/><stop offset="1"/></linearGradient>
     <linearGradient id="linear-gradient" xlink:href="#stops"/></defs>
     <g class="cls-2">${'<path class="cls-3" d="M0 0h9"/>'.repeat(500)}</g>`,
  ],
  [
    'a gradient inside the group that it paints',
    `<g fill="url(#a)" stroke="url(#b)"><defs><linearGradient id="a"/><radialGradient id="b" href="#a"/></defs><path/></g>`,
  ],
  [
    'shadows as drawing programs write them',
    `<style>.cls-2{filter:url(#drop-shadow-1);}</style>
     <filter id="drop-shadow-1" filterUnits="userSpaceOnUse"><feOffset dx="7" dy="7"/><feGaussianBlur result="blur" stdDeviation="5"/>
     <feFlood flood-color="#000"/><feComposite in2="blur" operator="in"/><feComposite in="SourceGraphic"/></filter>
     <g class="cls-2">${'<path d="M0 0h9"/>'.repeat(300)}</g>
     <filter id="f"><feFlood/><feColorMatrix in="SourceAlpha"/><feMorphology radius="1"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>
     <feComposite in2="hardAlpha"/><feColorMatrix/><feBlend/><feBlend/></filter>${'<g filter="url(#f)"><path/><path/></g>'.repeat(8)}
     <g style="fill:none;filter:url(#f)" transform="matrix(0.26,0,0,.26,9,90)">${'<path d="M0 0h9"/>'.repeat(300)}</g>
     <g style="mix-blend-mode:multiply">${'<path d="M0 0h9"/>'.repeat(5_000)}</g>`,
  ],
  [
    'dashes as drawing programs write them',
    `<style>.st0{fill:none;stroke-dasharray:4.0009,2;}</style>${'<path class="st0" d="M0 0c9 9 9 9 90 0s9 9 9 90"/>'.repeat(800)}
     <line x2="90" stroke-dasharray="1%"/><g stroke-dasharray="none"><circle r="40" style="stroke-dasharray: 3px 1px"/></g>`,
  ],
  [
    'a coast of thousands of short lines',
    `<g><path d="M0 50l${Array.from({ length: 60_000 }, (_, n) => (n % 2 === 0 ? '.003,.2' : '0-.2')).join(' ')}z"/></g>`,
  ],
  ['a hatching', `<path d="${Array.from({ length: 2_000 }, (_, n) => `M0 ${n / 20}H100`).join('')}"/>`],
  ['an icon of arcs', `<path d="${'M9 9a40.5.5 0 0140 40A9 9 0 1 0 9 9Z'.repeat(100)}"/>`],
  [
    'letters as outlines',
    `<path d="${Array.from({ length: 5_000 }, (_, n) => `M${n % 100} ${(n * 7) % 100}q1 1 0 2t.1 0z`).join('')}"/>`,
  ],
  ['an arrow', `<marker id="a" refX="1"><path d="M0 0 9 3 0 6z"/></marker><path d="M0 0h90" marker-end="url(#a)"/>`],
  ['many plain elements', '<path d="M0 0h1"/>'.repeat(40_000)],
  [
    'opacity of many parts that is none, and of some that is some',
    `<style>.a{opacity:1.0;mix-blend-mode:normal}.b{fill-opacity:.5;opacity: 100% }</style>
     ${'<path class="a b" opacity="1" style="opacity:1;fill:red;text-shadow:none"/>'.repeat(5_000)}${'<path opacity=".5"/>'.repeat(800)}`,
  ],
  [
    'a page of text',
    `<title>${'a'.repeat(60_000)}</title>${`<text>${'Eine Zeile.   \n'.repeat(6)}</text>`.repeat(100)}`,
  ],
])('%s passes', (_name, body) => {
  expect(fault(body)).toBeUndefined()
})

test.each([
  ['references in a style sheet without rules', `<style>${'url(#a)'.repeat(50_000)}</style>`],
  ['one id many times', `${'<path id="a"/>'.repeat(10_000)}${'<path fill="url(#a)"/>'.repeat(10_000)}`],
  [
    'an outline in many parts that are referred to',
    `${Array.from({ length: 90 }, (_, n) => `<g id="g${n}">`).join('')}<path d="M${'1 1 '.repeat(500_000)}"/>${'</g>'.repeat(90)}${Array.from({ length: 90 }, (_, n) => `<use href="#g${n}"/>`).join('')}`,
  ],
  ['dashes of many rules', `<style>${'a{stroke-dasharray:1}'.repeat(200_000)}</style>`],
  [
    'a long chain of gradients',
    Array.from({ length: 10_000 }, (_, n) => `<pattern id="g${n}" href="#g${n + 1}"/>`).join(''),
  ],
])('takes no longer for %s than its length needs', (_name, body) => {
  const began = threadTime()
  fault(body)
  expect((threadTime() - began) / slowness()).toBeLessThan(2_000)
})
