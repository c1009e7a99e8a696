import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton'

test('what is higher than a line is a block, not an ellipse', () => {
  expect(renderToString(<Skeleton height="24rem" />)).toContain('data-shape="block"')
  expect(renderToString(<Skeleton width={240} />)).toContain('data-shape="text"')
  expect(renderToString(<Skeleton shape="circle" width={40} />)).toContain('data-shape="circle"')
})
