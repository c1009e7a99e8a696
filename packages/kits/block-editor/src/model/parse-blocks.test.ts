import { describe, expect, test } from 'vitest'
import { BLOCK_LIMITS, hasContent, imageKeys, parseBlocks, type Block } from '.'

const reason = (value: unknown) => {
  const parsed = parseBlocks(value)
  return parsed.ok ? undefined : parsed.reason
}
/**
 * The whole costs less than three times eight eighths; what is quadratic costs eight times as much. The clock of the processor
 * may tick every 4 ms only, so both are repeated in turns until the eighths fill ten ticks.
 */
function expectLinear(work: (share: number) => unknown) {
  const spent = { whole: 0, eighths: 0 }
  const measure = (part: keyof typeof spent, share: number) => {
    const { user } = process.threadCpuUsage()
    for (let time = 0; time < share; time += 1) work(share)
    spent[part] += process.threadCpuUsage().user - user
  }
  while (spent.eighths < 40_000) {
    measure('whole', 1)
    measure('eighths', 8)
  }
  expect(spent.whole).toBeLessThan(3 * spent.eighths)
}
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const textOf = (text: string) => {
  const parsed = parseBlocks([paragraph(text)])
  const [block] = parsed.ok ? parsed.blocks : []
  return block?.type === 'paragraph' ? block.data.text : undefined
}
const nested = (depth: number): object[] => [{ content: 'a', items: depth > 1 ? nested(depth - 1) : [] }]

const body: Block[] = [
  { id: 'a1', type: 'header', data: { text: 'Sick <b>leave</b>', level: 2 } },
  {
    type: 'paragraph',
    data: { text: 'Call <a href="https://example.com/?a=1&amp;b=2">us</a><br>before <i>nine</i>.' },
  },
  { type: 'list', data: { style: 'ordered', items: [{ content: 'One', items: [{ content: 'Two', items: [] }] }] } },
  { type: 'image', data: { file: { url: '/api/storage/image/knowledge/x.png' }, caption: 'A &amp; B' } },
  {
    type: 'embed',
    data: { embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', service: 'youtube', caption: 'How to' },
  },
]

describe('a body', () => {
  test.each([
    ['blocks', body],
    ['the object of Editor.js', { time: 1, version: '2', blocks: body }],
    ['JSON', JSON.stringify(body)],
    ['JSON of the object', JSON.stringify({ blocks: body })],
  ])('is read from %s', (_from, value) => {
    expect(parseBlocks(value)).toEqual({ ok: true, blocks: body })
  })

  test('items may be texts, and what no block has is dropped', () => {
    expect(
      parseBlocks([
        { type: 'list', data: { items: ['One'] }, tunes: {}, id: '"><script>' },
        { type: 'image', data: { file: { url: 'https://example.com/a.png', onerror: 'x' }, stretched: true } },
      ]),
    ).toEqual({
      ok: true,
      blocks: [
        { type: 'list', data: { style: 'unordered', items: [{ content: 'One', items: [] }] } },
        { type: 'image', data: { file: { url: 'https://example.com/a.png' }, caption: '' } },
      ],
    })
  })

  test.each([
    ['nothing', undefined, 'The body is not a list of blocks.'],
    ['a number', 7, 'The body is not a list of blocks.'],
    ['no JSON', '[{', 'The body is not valid JSON.'],
    ['long JSON', ' '.repeat(BLOCK_LIMITS.json + 1), 'The body is too long.'],
    ['an unknown type', [paragraph('a'), { type: 'raw', data: { html: '<b>' } }], 'Block 2: its type is unknown.'],
    ['a type of the prototype', [{ type: 'constructor', data: {} }], 'Block 1: its type is unknown.'],
    ['no data', [{ type: 'paragraph' }], 'Block 1: it has no data.'],
    ['a text that is none', [{ type: 'paragraph', data: { text: {} } }], 'Block 1: a text of it is missing.'],
    ['a level of 7', [{ type: 'header', data: { text: 'a', level: 7 } }], 'Block 1: its level is not 1 to 6.'],
    ['a checklist', [{ type: 'list', data: { style: 'checklist' } }], 'Block 1: its list style is unknown.'],
  ])('with %s is invalid', (_case, value, expected) => {
    expect(reason(value)).toBe(expected)
  })
})

const TOO_LONG = 'Block 1: the body has more than 200000 characters.'

describe('limits', () => {
  const list = (items: unknown) => [{ type: 'list', data: { style: 'ordered', items } }]

  test('of blocks, items, depth and characters', () => {
    expect(reason(Array.from({ length: BLOCK_LIMITS.blocks }, () => paragraph('a')))).toBeUndefined()
    expect(reason(Array.from({ length: BLOCK_LIMITS.blocks + 1 }, () => paragraph('a')))).toMatch(
      /more than 500 blocks/,
    )
    expect(reason(list(Array.from({ length: BLOCK_LIMITS.items + 1 }, () => 'a')))).toMatch(/2000 list items/)
    expect(reason(list(nested(BLOCK_LIMITS.depth)))).toBeUndefined()
    expect(reason(list(nested(BLOCK_LIMITS.depth + 1)))).toMatch(/6 deep/)
    const half = paragraph('a'.repeat(BLOCK_LIMITS.characters / 2))
    expect(reason([half, half])).toBeUndefined()
    expect(reason([half, half, paragraph('a')])).toMatch(/200000 characters/)
  })

  test('a list nested 10,000 deep is invalid, as data and as JSON', () => {
    let items: object[] = []
    for (let depth = 0; depth < 10_000; depth += 1) items = [{ content: '', items }]
    expect(reason(list(items))).toMatch(/6 deep/)
    const json = `${'{"blocks":['.repeat(10_000)}${']}'.repeat(10_000)}`
    expect(reason(json)).toBe('Block 1: its type is unknown.')
  })

  test.each(['<', '<b', '<a href="', '<!--', '<script>', '</', '&', '&#x', '<a href=">"', "<b ='", '<b>', 'href= '])(
    'a text of %s over and over takes linear time',
    (part) => {
      const text = (share: number) => part.repeat(BLOCK_LIMITS.characters / share / part.length - 1)
      expect([undefined, TOO_LONG]).toContain(reason([paragraph(text(1))]))
      expectLinear((share) => reason([paragraph(text(share))]))
    },
  )

  test('what is kept is no longer than what may be sent, and can be read again', () => {
    for (const sign of ['"', '&', '<', '\u00a0', '<br>'])
      expect(reason([paragraph(sign.repeat(BLOCK_LIMITS.characters / 4 + 1))])).toBe(TOO_LONG)
    const parsed = parseBlocks([paragraph('"'.repeat(BLOCK_LIMITS.characters / 6 - 1))])
    expect(parsed.ok && parseBlocks(parsed.blocks)).toEqual(parsed)
  })

  test('a link with thousands of formats is one link', () => {
    const address = `https://example.com/${'a'.repeat(2_000)}`
    const link = (share: number) => `<a href="${address}">${'x<b>y</b>'.repeat(20_000 / share)}</a>`
    expect(textOf(link(1))).toBe(link(1))
    expectLinear((share) => textOf(link(share)))
  })
})

describe('inline HTML', () => {
  test.each([
    ['<b onclick="x()">a</b>', '<b>a</b>'],
    ['<strong>a</strong> <em>b</em>', '<b>a</b> <i>b</i>'],
    ['<script>alert(1)</script>a', 'a'],
    ['a<SCRIPT>alert(1)', 'a'],
    ['<style>p{}</style><svg><script>x</script></svg>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['<a href=" &#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ["<a href='https://a.example/\"onclick=x'>a</a>", 'a'],
    ['<a href="mailto:a@b.example" style="x">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['<a title=">" href="tel:1">a</a>', '<a href="tel:1">a</a>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<b>a', '<b>a</b>'],
    ['a</b></a>', 'a'],
    ['<b><i>a</b>b</i>c', '<b><i>a</i></b><i>b</i>c'],
    ['<a href="tel:1">a<b>b</b></a><a href="tel:2">c</a>d', '<a href="tel:1">a<b>b</b></a><a href="tel:2">c</a>d'],
    ['<p>a</p><br/>b', 'a<br>b'],
    ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
    ['a\u0000b\ud800c&#0;&#xd800;&#99999999;', 'ab\ufffdc\ufffd&amp;#99999999;'],
    ['<!--[if]><script>--><b>a</b>', '<b>a</b>'],
    ['<b', '&lt;b'],
    ['<a href="x', '&lt;a href=&quot;x'],
  ])('%s', (html, expected) => {
    expect(textOf(html)).toBe(expected)
    expect(textOf(expected)).toBe(expected)
  })
})

describe('addresses', () => {
  const image = (url: unknown) => reason([{ type: 'image', data: { file: { url }, caption: '' } }])
  const embed = (address: unknown) => {
    const parsed = parseBlocks([{ type: 'embed', data: { embed: address } }])
    const [block] = parsed.ok ? parsed.blocks : []
    return block?.type === 'embed' ? block.data.embed : undefined
  }

  test.each(['https://example.com/a.png?b=1', '/api/storage/image/news/a.png?v=1'])('an image from %s', (url) => {
    expect(image(url)).toBeUndefined()
  })

  test.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.com/1',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '/a\tb',
    'https://user:pass@example.com/a.png',
    'https://',
    'a.png',
    '',
    null,
    {},
    `/${'a'.repeat(2_048)}`,
  ])('no image from %s', (url) => {
    expect(image(url)).toMatch(/image address/)
  })

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234'],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234'],
    [`https://www.loom.com/share/${'0a'.repeat(16)}`, `https://www.loom.com/embed/${'0a'.repeat(16)}`],
  ])('the video of %s', (address, expected) => {
    expect(embed(address)).toBe(expected)
    expect(embed(expected)).toBe(expected)
  })

  test.each([
    'http://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://evil.example/www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/embed/../../evil',
    'https://youtube.com:8443/embed/dQw4w9WgXcQ',
    'javascript:alert("https://www.youtube.com/embed/dQw4w9WgXcQ")',
    'https://vimeo.com/76979871/<script>',
    'data:text/html,x',
    7,
  ])('no video of %s', (address) => {
    expect(embed(address)).toBeUndefined()
  })
})

describe('content', () => {
  test('is a text, an item, an image or a video', () => {
    expect(body.map((block) => hasContent([block]))).toEqual(body.map(() => true))
    expect(hasContent([])).toBe(false)
    expect(hasContent([{ type: 'paragraph', data: { text: ' &nbsp;<br>\u200b' } }])).toBe(false)
    expect(hasContent([{ type: 'list', data: { style: 'ordered', items: [{ content: '', items: [] }] } }])).toBe(false)
  })

  test('image addresses are listed once each', () => {
    expect(imageKeys([...body, ...body])).toEqual(['/api/storage/image/knowledge/x.png'])
  })
})
