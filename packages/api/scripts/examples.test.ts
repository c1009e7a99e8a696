import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '../../../openapi/bundle.ts'
import { composeExamples, type ExampleSource } from '../../../openapi/examples.ts'

const comments = (await bundle(join(import.meta.dirname, '../../../openapi/fixtures/comments.yaml'))) as ExampleSource
const compose = (values: Record<string, unknown>) => () => composeExamples(comments, values)

test('an example is composed of single values, and one of a recursive schema ends', () => {
  const comment = { text: 'Well done.', replies: [] }
  expect(compose({ text: 'Well done.' })()).toEqual({
    saveComment: { request: comment, responses: { '200': comment } },
    ping: { responses: {} },
  })
})

test('a text without an example, and a value that meets no schema or is of none, are errors', () => {
  expect(compose({})).toThrow('openapi/examples.yaml has no example for Comment.text')
  expect(compose({ text: 'Well done.', 'Comment.text': 'Longer than twenty characters.' })).toThrow(
    'no example uses Comment.text',
  )
})
