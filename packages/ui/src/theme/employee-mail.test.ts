import { expect, it } from 'vitest'
import { employeeMail, isWebAddress } from './employee-mail.ts'
import { mailHtml } from './mail.ts'

const content = {
  clientName: 'Acme',
  logo: 'https://portal.example/logo.svg',
  heading: 'Your account is waiting',
  lines: ['Please register.'],
  button: { label: 'Register now', href: 'https://portal.example' },
  footer: 'You work here.',
}
const mail = (changes: Partial<Parameters<typeof employeeMail>[1]> = {}) =>
  mailHtml(employeeMail({ primary: '#b91c1c', tertiary: '#0f172a' }, { ...content, ...changes }))

it('holds the logo, the name, the address of the portal, and both colours of the client', () => {
  const html = mail()
  expect(html).toContain('<img src="https://portal.example/logo.svg" alt="Acme"')
  expect(html).toContain('<a href="https://portal.example" style="')
  expect(html).toContain('background:#b91c1c')
  expect(html).toContain('background:#0f172a')
  expect(html).not.toMatch(/<script|<style|class=|url\(/)
})

it('stands the name of the client in for a logo that is missing or no picture address', () => {
  for (const logo of [
    null,
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x.png',
    'https://a" onload="x',
  ]) {
    const html = mail({ logo })
    expect(html).not.toContain('<img')
    expect(html).toContain('>Acme</div>')
  }
  expect(mail({ logo: '/objects/logo.svg?v=2' })).toContain('src="/objects/logo.svg?v=2"')
})

it('leaves out links that are not of the web', () => {
  const html = mail({
    button: { label: 'Go', href: 'javascript:alert(1)' },
    links: [
      { label: 'Store', href: 'https://apps.example/acme' },
      { label: 'Bad', href: 'data:text/html,x' },
    ],
  })
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="https://apps.example/acme"')
})

it('escapes markup in every text', () => {
  const evil = '<img src=x onerror="alert(1)">'
  const html = mail({
    clientName: evil,
    logo: null,
    heading: evil,
    lines: [evil],
    fact: { label: evil, value: evil },
    footer: evil,
  })
  expect(html).not.toContain('<img')
})

it('knows the addresses of the web', () => {
  expect(isWebAddress('https://portal.example/a?b=c')).toBe(true)
  for (const address of ['', 'portal.example', 'ftp://a', 'https://a b', ' https://a']) {
    expect(isWebAddress(address)).toBe(false)
  }
})
