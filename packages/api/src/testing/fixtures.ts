import type { Client, Employee, PlatformClient, Profile } from '../types'

/** A version 4 UUID that is the same in every run: `fakeId(7)`. */
export const fakeId = (number: number): string => `5f0f6d5e-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

export const fakeClient = (over: Partial<Client> = {}): Client => ({
  id: '5f0f6d5e-0000-4000-8000-0000000000c1',
  clientName: 'Acme Logistics',
  identifier: 'acme',
  platformDomain: 'people.example',
  subdomain: 'acme',
  platform_id: '5f0f6d5e-0000-4000-8000-0000000000a1',
  brand_client_id: '5f0f6d5e-0000-4000-8000-0000000000c1',
  analytics_id: null,
  platform_logo: null,
  appstore_url: null,
  playstore_url: null,
  app_pin: [{ pin: '4821' }],
  loginIdentifierType: null,
  registerIdentifierType: null,
  ...over,
})

export const fakePlatformClient = (over: Partial<PlatformClient> = {}): PlatformClient => ({
  id: '5f0f6d5e-0000-4000-8000-0000000000c1',
  clientName: 'Acme Logistics',
  logo: null,
  platformName: 'Northgate',
  platform_id: '5f0f6d5e-0000-4000-8000-0000000000a1',
  subdomain: 'acme',
  ...over,
})

export const fakeEmployee = (over: Partial<Employee> = {}): Employee => ({
  id: fakeId(1),
  client_id: '5f0f6d5e-0000-4000-8000-0000000000c1',
  title: null,
  forename: 'Nadia',
  surname: 'Okafor',
  identifier: 'AC-1042',
  email: 'nadia.okafor@acme.example',
  mobileNumber: null,
  telephoneNumber: null,
  dateOfBirth: null,
  gender: null,
  createdDt: '2025-03-04T09:12:00.000Z',
  lastLoginDt: null,
  registeredDt: null,
  deactivatedDt: null,
  clientName: 'Acme Logistics',
  logo: null,
  platformDomain: 'people.example',
  pendingFusionAuthRegistration: 0,
  flaggedForReview: 0,
  additionalData: null,
  clientId: '5f0f6d5e-0000-4000-8000-0000000000c1',
  isManager: false,
  is_demo: false,
  is_client_demo: false,
  teamLabels: [],
  isMerged: false,
  isLinked: false,
  ...over,
})

/** An account; its linked employee has the properties in the contract. */
export const fakeProfile = ({ employee, ...over }: Partial<Profile> = {}): Profile => ({
  id: '5f0f6d5e-0000-4000-8000-000000000001',
  label: 'Amelia Hart',
  username: 'amelia.hart',
  email: 'amelia.hart@acme.example',
  img: null,
  client_id: '5f0f6d5e-0000-4000-8000-0000000000c1',
  language: null,
  ...over,
  employee: employee
    ? { id: employee.id, forename: employee.forename, surname: employee.surname, identifier: employee.identifier }
    : null,
})
