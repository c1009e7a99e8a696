import { describe, expect, it } from 'vitest'
import { hashPassword, needsRehash, verifyPassword } from './password.ts'
import { passwordFault } from './password-rules.ts'

describe('hashPassword', () => {
  it('makes a PHC string that only its password matches', async () => {
    const phc = await hashPassword('Grüße-77-Laterne')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword('Grüße-77-Laterne'.normalize('NFD'), phc)).toBe(true)
    expect(await verifyPassword('Grüße-77-laterne', phc)).toBe(false)
    expect(await hashPassword('Grüße-77-Laterne')).not.toBe(phc)
  })

  it('matches nothing that it cannot read, and asks to renew cheaper hashes', async () => {
    expect(await verifyPassword('x', '')).toBe(false)
    expect(await verifyPassword('x', '$2b$10$abc')).toBe(false)
    expect(needsRehash('$argon2id$v=19$m=4096,t=1,p=1$YWJj$YWJj')).toBe(true)
    expect(needsRehash(await hashPassword('x'))).toBe(false)
  })
})

describe('passwordFault', () => {
  it.each([
    ['Ab1!', 'Password must be atleast 8 characters long'],
    ['abcdefg1!', 'Please include atleast one upper case character'],
    ['ABCDEFG1!', 'Please include atleast one lower case character'],
    ['Abcdefg1 ', 'Please include atleast one special character'],
    ['Abcdefg!', 'Please include atleast one number'],
    [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
    ['P@ssw0rd', 'This password is too common, please choose another one'],
    ['Password1!', 'This password is too common, please choose another one'],
    ['Football1!', 'This password is too common, please choose another one'],
  ])('rejects %j', (password, fault) => expect(passwordFault(password)).toBe(fault))

  it.each(['Lighthouse-42-keeper', 'Ünï-cödé-9', 'Welcome-2026', `Aa1!${'x'.repeat(124)}`])('takes %j', (password) =>
    expect(passwordFault(password)).toBeUndefined(),
  )
})
