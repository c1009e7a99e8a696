import { describe, expect, it } from 'vitest'
import { can, type Rights } from './can.ts'

const home = '1'
const other = '2'
const rights = (restrictions: Rights['restrictions'] = []): Rights => ({
  permissions: new Set(['EMPLOYEES_VIEW', 'CLIENT_SWITCH']),
  restrictions,
})

describe('can', () => {
  it('needs the permission', () => {
    expect(can(rights(), 'EMPLOYEES_VIEW', { clientId: home, homeClientId: home })).toBe(true)
    expect(can(rights(), 'EMPLOYEES_DELETE', { clientId: home, homeClientId: home })).toBe(false)
  })

  it('takes a restriction for a deny list', () => {
    const held = rights([{ permission: 'EMPLOYEES_VIEW', clientIds: [other], teamIds: [] }])
    expect(can(held, 'EMPLOYEES_VIEW', { clientId: other, homeClientId: home })).toBe(false)
    expect(can(held, 'EMPLOYEES_VIEW', { clientId: home, homeClientId: home })).toBe(true)
  })

  it('denies nowhere with an empty list', () => {
    const held = rights([{ permission: 'EMPLOYEES_VIEW', clientIds: [], teamIds: [] }])
    expect(can(held, 'EMPLOYEES_VIEW', { clientId: home, homeClientId: home })).toBe(true)
  })

  it('refuses when any team of the record is restricted', () => {
    const held = rights([{ permission: 'EMPLOYEES_VIEW', clientIds: [], teamIds: ['t1'] }])
    expect(can(held, 'EMPLOYEES_VIEW', { clientId: home, homeClientId: home, teamIds: ['t0', 't1'] })).toBe(false)
    expect(can(held, 'EMPLOYEES_VIEW', { clientId: home, homeClientId: home, teamIds: ['t0'] })).toBe(true)
  })

  it('judges CLIENT_SWITCH at the home client, so that there is always a way back', () => {
    const held = rights([{ permission: 'CLIENT_SWITCH', clientIds: [other], teamIds: [] }])
    expect(can(held, 'CLIENT_SWITCH', { clientId: other, homeClientId: home })).toBe(true)
    expect(can(held, 'CLIENT_SWITCH', { clientId: home, homeClientId: other })).toBe(false)
  })
})
