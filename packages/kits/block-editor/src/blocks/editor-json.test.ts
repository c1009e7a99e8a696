import { expect, test } from 'vitest'
import { fromEditorJson, toEditorJson, type EditorNode } from './editor-json'
import type { Block, ListItem } from '../model'

const noUploads = () => undefined
const item = (content: string, ...items: ListItem[]): ListItem => ({ content, items })

const body: Block[] = [
  { id: 'h', type: 'header', data: { text: 'Sick <b>leave</b>', level: 4 } },
  { type: 'paragraph', data: { text: '<a href="https://example.com/"><b><i>a</i></b></a><br><u>b</u><s>c</s>' } },
  { type: 'paragraph', data: { text: '<mark>d</mark> <code>e &lt; f</code>' } },
  { type: 'list', data: { style: 'ordered', items: [item('One', item('Two', item('Three'))), item('Four')] } },
  { type: 'list', data: { style: 'unordered', items: [item('<b>a</b>')] } },
  { type: 'image', data: { file: { url: '/a.png' }, caption: 'A &amp; B' } },
  { id: 'v', type: 'embed', data: { embed: 'https://player.vimeo.com/video/76979871', service: 'vimeo' } },
]

test('blocks are the same after the editor has shown them', () => {
  expect(fromEditorJson(toEditorJson(body), noUploads)).toEqual(body)
})

test('what holds nothing is left out', () => {
  const empty: Block[] = [
    { type: 'paragraph', data: { text: '' } },
    { type: 'list', data: { style: 'ordered', items: [] } },
  ]
  expect(fromEditorJson(toEditorJson(empty), noUploads)).toEqual([])
  expect(fromEditorJson(toEditorJson([]), noUploads)).toEqual([])
})

test('an image appears with its address once it is uploaded', () => {
  const doc: EditorNode = { content: [{ type: 'image', attrs: { upload: 'u1', caption: ' a<b ' } }] }
  expect(fromEditorJson(doc, noUploads)).toEqual([])
  expect(fromEditorJson(doc, (id) => (id === 'u1' ? '/x.png' : undefined))).toEqual([
    { type: 'image', data: { file: { url: '/x.png' }, caption: 'a&lt;b' } },
  ])
})

test('a block that was split or copied loses its id', () => {
  const twice = [...(toEditorJson(body.slice(0, 1)).content ?? []), ...(toEditorJson(body.slice(0, 1)).content ?? [])]
  expect(fromEditorJson({ content: twice }, noUploads).map(({ id }) => id)).toEqual(['h', undefined])
})

test('lists deeper than a body may be follow their parent', () => {
  const deep = (depth: number): EditorNode => ({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: `${depth}` }] },
          ...(depth < 8 ? [deep(depth + 1)] : []),
        ],
      },
    ],
  })
  const [list] = fromEditorJson({ content: [deep(1)] }, noUploads)
  const json = JSON.stringify(list)
  expect(json).toContain('[{"content":"6","items":[]},{"content":"7","items":[]},{"content":"8","items":[]}]')
})
