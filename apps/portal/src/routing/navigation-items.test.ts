import type { FeatureRoute } from '@ssp/feature-kit'
import { expect, test } from 'vitest'
import { navigationItems } from './navigation-items'

const Icon = () => null
const Page = () => null
const route = (name: string, order: number | null, permission?: string, parent?: string): FeatureRoute => ({
  path: `/${name}`,
  lazy: () => Promise.resolve({ Page }),
  handle: {
    name,
    title: name,
    access: permission ? { permission } : 'session',
    ...(order !== null && { nav: { order, label: name, icon: Icon, ...(parent && { parent }) } }),
  },
})
const names = (routes: FeatureRoute[], held: string[] = []) =>
  navigationItems(routes, (permission) => held.includes(permission)).map(({ id }) => id)

test('lists flagged routes by their order, ties by declaration', () => {
  expect(names([route('b', 2), route('hidden', null), route('a', 1), route('c', 2)])).toEqual(['a', 'b', 'c'])
})

test('hides a route whose permission is not held', () => {
  const routes = [route('home', 1), route('employees', 2, 'EMPLOYEES_VIEW')]
  expect(names(routes)).toEqual(['home'])
  expect(names(routes, ['EMPLOYEES_VIEW'])).toEqual(['home', 'employees'])
})

test('puts children under their parent, and nowhere when the parent is hidden', () => {
  const routes = [route('users', 1, 'USERS_VIEW', 'access'), route('access', 7, 'AUTH_VIEW')]
  const [access] = navigationItems(routes, () => true)
  expect(access?.children?.map(({ id }) => id)).toEqual(['users'])
  expect(names(routes, ['USERS_VIEW'])).toEqual([])
})

test('a group stands for its children, and leads to the first of them without its own permission', () => {
  const logs = route('logs', 9, 'LOGS_VIEW')
  const nav = { order: 9, label: 'logs', icon: Icon, group: true }
  const routes = [{ ...logs, handle: { ...logs.handle, nav } }, route('errors', 1, 'ERRORS_VIEW', 'logs')]
  const of = (...held: string[]) =>
    navigationItems(routes, (permission) => held.includes(permission)).map(({ href, children }) => [
      href,
      children?.length,
    ])
  expect(of('LOGS_VIEW', 'ERRORS_VIEW')).toEqual([['/logs', 1]])
  expect(of('LOGS_VIEW')).toEqual([['/logs', 0]])
  expect(of('ERRORS_VIEW')).toEqual([['/errors', 1]])
  expect(of()).toEqual([])
})

test('a section leads to its first child, and is hidden without one', () => {
  const section = route('client', 4)
  const routes = [
    { ...section, handle: { ...section.handle, nav: { order: 4, label: 'client', icon: Icon, section: true } } },
    route('teams', 2, 'TEAMS_VIEW', 'client'),
    route('details', 1, 'CLIENT_VIEW', 'client'),
  ]
  expect(navigationItems(routes, () => true)[0]?.href).toBe('/details')
  expect(navigationItems(routes, (permission) => permission === 'TEAMS_VIEW')[0]?.href).toBe('/teams')
  expect(names(routes)).toEqual([])
})
