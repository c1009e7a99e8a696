import { expect, test } from 'vitest'
import { startHead } from './start-head.ts'

test('what the data says cannot end its block', () => {
  const client = { clientName: '</script><script src=//evil>' }
  const { late: head } = startHead({ clientId: 'c1', files: [], data: { client, alternateLogo: null } })
  expect(head).not.toContain('</script><script src')
  const [, json = ''] = /id="start-data">(.*)<\/script>$/.exec(head) ?? []
  expect(JSON.parse(json)).toEqual({ client, alternateLogo: null })
})

test('names the stylesheet of the client, the files of the page and its logo early', () => {
  const data = { client: {}, alternateLogo: '/api/storage/image/logos/a.svg?v=1&s="' }
  const { early, late: head } = startHead({ clientId: 'c1', files: ['/assets/page.js', '/assets/page.css'], data })
  expect(early).toContain('href="/theme/c1.css"')
  expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/page.js">')
  expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/page.css">')
  expect(early).toContain('href="/api/storage/image/logos/a.svg?v=1&amp;s=&quot;"')
})

test('a host without a client gets the default colours and no data', () => {
  expect(startHead({ clientId: undefined, files: [], data: undefined })).toEqual({
    early: '<link id="client-theme" rel="stylesheet" href="/theme/default.css">',
    late: '',
  })
})
