import { expect, it } from 'vitest'
import { brandMail, mailHtml } from './mail.ts'

const mail = (content: Partial<Parameters<typeof brandMail>[1]> = {}) =>
  mailHtml(
    brandMail({ primary: '#b91c1c' }, { clientName: 'Acme', lines: ['Hello,', 'your code is', 'Bye.'], ...content }),
  )

it('uses the colours of the client in every element, and puts the code after its introduction', () => {
  const html = mail({ code: '123456' })
  expect(html).toContain('background:#b91c1c')
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Acme\s+Hello,\s+your code is\s+123456\s+Bye\./)
  expect(html).not.toMatch(/class=|<style|url\(/)
})

it('escapes markup in names', () => {
  const html = mail({ clientName: '<img src=x onerror="alert(1)"> & Co' })
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co')
  expect(html).not.toContain('<img')
})
