import { fakeEmployee, fakeServer, problem } from '@ssp/api/testing'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './check-answer'
import { checkAnswers } from './collect-answers'

const path = '/ssp/production/employees/{clientId}'
const list = (answer: unknown) => faultsOf({ method: 'get', path, answer })

describe('a fake response', () => {
  it('passes when the contract allows it', async () => {
    expect(await list({ success: true, employees: [fakeEmployee()] })).toEqual([])
    expect(await list(problem(404, 'not_found', 'There is no such employee.'))).toEqual([])
    expect(await list(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual([])
  })

  it('is rejected with operation, path and field', async () => {
    const { surname: _left, ...short } = fakeEmployee()
    const faults = await list({ success: true, employees: [{ ...short, forename: 7, nickname: 'Nad' }] })
    const where = `listEmployees (GET ${path}): /employees/0`
    expect(faults).toEqual([
      `${where} must have required property 'surname'`,
      `${where} must NOT have additional properties ("nickname")`,
      `${where}/forename must be string,null`,
    ])
  })

  it('is rejected for an operation or a status missing in the contract', async () => {
    expect(await faultsOf({ method: 'put', path, answer: {} })).toEqual([
      `PUT ${path}: the contract has no such operation`,
    ])
    expect(await list(Response.json({}, { status: 418 }))).toEqual([
      `listEmployees (GET ${path}): status 418 is not in the contract`,
    ])
    expect(await list(new Response('ok'))).toEqual([`listEmployees (GET ${path}): returns no application/json`])
  })
})

it('is checked wherever a fake server declares or returns it', async () => {
  // @ts-expect-error the types reject it first
  fakeServer().on('get', path, { success: true, employees: 'none' })
  await expect(checkAnswers()).rejects.toThrow('/employees must be array')

  const giving = fakeServer().on('get', `${path}#count`, () => Response.json({ success: true, count: -1 }))
  await checkAnswers()
  await giving.fetch(new Request('http://ssp.test/api/ssp/production/employees/c1?count=true'))
  await expect(checkAnswers()).rejects.toThrow('/count must be >= 0')
})
