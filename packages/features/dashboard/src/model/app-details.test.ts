import { fakeClient } from '@ssp/api/testing'
import { describe, expect, it } from 'vitest'
import { dashboardMessages } from '../messages'
import { appDetails, copyText } from './app-details'

const messages = dashboardMessages.messages.app

describe('appDetails', () => {
  it('builds the address from sub-domain and platform domain', () =>
    expect(appDetails(fakeClient({ subdomain: 'acme', platformDomain: 'people.example' })).url).toBe(
      'https://acme.people.example',
    ))

  it('uses the pin of the first item', () =>
    expect(appDetails(fakeClient({ app_pin: [{ pin: '4821' }, { pin: '9999' }] })).pin).toBe('4821'))

  it.each([[[]], [[{ pin: '' }]]])('shows 0000 and copies 1111 without a pin: %j', (app_pin) => {
    const details = appDetails(fakeClient({ app_pin }))
    expect(details.pin).toBe('0000')
    expect(copyText(details, messages)).toMatch(/^App pin: 1111$/m)
  })

  it('drops store addresses that are not http', () => {
    const details = appDetails(
      fakeClient({ appstore_url: 'javascript:alert(1)', playstore_url: 'https://play.example/app' }),
    )
    expect(details.appStore).toBeUndefined()
    expect(details.playStore).toBe('https://play.example/app')
  })
})

describe('copyText', () => {
  it('has one line per available detail', () =>
    expect(
      copyText(
        appDetails(fakeClient({ appstore_url: 'https://apps.example/1', app_pin: [{ pin: '4821' }] })),
        messages,
      ),
    ).toBe('App URL: https://acme.people.example\nApp Store: https://apps.example/1\nApp pin: 4821'))
})
