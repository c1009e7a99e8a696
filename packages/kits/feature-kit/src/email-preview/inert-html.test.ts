import { expect, test } from 'vitest'
import { fillPlaceholders, inertHtml } from './inert-html'

test('placeholders are filled with escaped values, however they are spaced and spelled', () => {
  const html = '<a href="{{ portalUrl }}" style="color:{{PrimaryColour}}">{{clientName}}</a>{{other}}'
  const filled = fillPlaceholders(html, {
    portalUrl: 'https://portal.example/?a=1&b="2"',
    primaryColour: '#b91c1c',
    clientName: '<b>Acme</b>',
  })
  expect(filled).toBe(
    '<a href="https://portal.example/?a=1&amp;b=&quot;2&quot;" style="color:#b91c1c">&lt;b&gt;Acme&lt;/b&gt;</a>{{other}}',
  )
})

test('a placeholder without a value stays', () => {
  expect(fillPlaceholders('{{logo}}', {})).toBe('{{logo}}')
})

test('styles become data, and texts stay', () => {
  expect(inertHtml('<p style="margin:0" title="x">our style = calm</p>')).toBe(
    '<p data-style="margin:0" title="x">our style = calm</p>',
  )
})
