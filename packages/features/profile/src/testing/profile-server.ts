import type { Profile, ThemeColours, ThemeContent } from '@ssp/api'
import { fakeEmployee, fakeId, fakeProfile, fakeServer, problem } from '@ssp/api/testing'

const access = '/ssp/production/access/{clientId}'
const theme = '/ssp/production/client/{clientId}/theme'
const employees = '/ssp/production/employees/{clientId}'

/** The password that `profileServer` accepts as the current one. */
export const currentPassword = 'Welcome-2026'

/** The code that links the account. */
export const linkCode = '204816'

export const themeColours: Required<ThemeColours> = {
  primary: '#0f766e',
  secondary: '#8257d4',
  tertiary: '#134e4a',
  accent: '#c2410c',
  highlight: '#5324ab',
  loginOverlay: '#134e4a',
}

export const themeContent: ThemeContent = {
  loginHeading: 'Welcome to Acme',
  loginSubHeading: 'Winter rotas are out.',
  loginTextStart: '2026-11-01',
  loginTextEnd: '2026-12-31',
}

const people = [
  ['Ada', 'Okafor'],
  ['Bruno', 'Costa'],
  ['Chloé', 'Lefèvre'],
  ['Hana', 'Sato'],
] as const

const staff = Array.from({ length: 23 }, (_, index) => {
  const [forename, surname] = people[index % people.length] ?? people[0]
  return fakeEmployee({
    id: fakeId(index + 1),
    forename,
    surname,
    identifier: `AC-${1042 + index}`,
    isLinked: index === 2,
  })
})

interface State {
  profile: Profile
  colours: Required<ThemeColours>
  content: ThemeContent
}

/**
 * A small server for the calls of the profile, for stories and tests. It stores what is saved, counts versions, and
 * `saveElsewhere` saves as another session.
 */
export function profileServer(start: Partial<State> = {}) {
  const state: State = { profile: fakeProfile(), colours: themeColours, content: themeContent, ...start }
  let version = 1
  const tag = () => `"${version}"`
  const tagged = (body: unknown) => Response.json(body, { headers: { ETag: tag() } })
  const stale = (headers: Headers) => {
    const match = headers.get('If-Match')
    return match !== null && match !== tag()
      ? problem(412, 'stale', 'This was changed by somebody else.', { current: {} })
      : null
  }
  const saved = () => {
    version += 1
    return tagged({ success: true })
  }
  const matching = (query: URLSearchParams) => {
    const search = query.get('search')?.toLowerCase() ?? ''
    return staff.filter((row) => `${row.forename} ${row.surname} ${row.identifier}`.toLowerCase().includes(search))
  }

  const server = fakeServer()
    .on('get', `${access}/profile/{id}`, () => tagged(state.profile))
    .on('patch', `${access}/profile/{id}`, ({ body, headers }) => {
      const { label, email, language } = { ...state.profile, ...(body as Partial<Profile>) }
      const conflict = stale(headers)
      if (conflict) return conflict
      const password = (body as { currentPassword?: string }).currentPassword
      if (email !== state.profile.email && password !== currentPassword) {
        const message = "Current password doesn't match"
        return problem(400, 'invalid', message, { fields: { currentPassword: message } })
      }
      if (email === 'taken@acme.example') {
        return problem(409, 'conflict', 'This is in use already.', { fields: { email: 'This is in use already.' } })
      }
      state.profile = { ...state.profile, label, email, language }
      return saved()
    })
    .on('patch', `${access}/profile/{id}#changePassword`, ({ body }) =>
      (body as { currentPassword: string }).currentPassword === currentPassword
        ? { success: true }
        : { success: false, message: "Current password doesn't match" },
    )
    .on('patch', `${access}/association`, ({ body }) => {
      const { employeeId, code } = body as { employeeId: string; code?: string }
      const chosen = staff.find(({ id }) => id === employeeId)
      if (!chosen) return problem(404, 'not_found', 'There is no such employee.')
      if (code === undefined) return { success: false, sentTo: 'b•••@acme.example' }
      if (code !== linkCode)
        return problem(400, 'invalid', 'This code is wrong.', { fields: { code: 'This code is wrong.' } })
      const { id, forename, surname, identifier } = chosen
      state.profile = { ...state.profile, employee: { id, forename, surname, identifier } }
      return { success: true }
    })
    .on('delete', `${access}/association`, () => {
      state.profile = { ...state.profile, employee: null }
      return { success: true }
    })
    .on('get', employees, ({ query }) => {
      const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))]
      const found = matching(query)
      return {
        success: true as const,
        employees: found.slice(page * limit, (page + 1) * limit),
        count: found.length,
      }
    })
    .on('get', `${employees}#count`, ({ query }) => ({ success: true as const, count: matching(query).length }))
    .on('get', theme, () =>
      tagged({
        theme_colours: JSON.stringify(state.colours),
        theme_colours_css: '',
        theme_images: JSON.stringify({ logo }),
      }),
    )
    .on('get', '/portal/get-logo', { url: logo })
    .on('get', '/portal/get-logo#images', [])
    .on('get', `${theme}#content`, () => tagged(state.content))
    .on('post', theme, ({ body, headers }) => {
      const { theme_colours, theme_content } = body as { theme_colours?: string; theme_content?: string }
      const conflict = stale(headers)
      if (conflict) return conflict
      if (theme_colours) state.colours = JSON.parse(theme_colours) as Required<ThemeColours>
      if (theme_content) state.content = JSON.parse(theme_content) as ThemeContent
      return saved()
    })

  const saveElsewhere = (change: Partial<State>) => {
    Object.assign(state, change)
    version += 1
  }
  return Object.assign(server, { state, saveElsewhere })
}

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="150" height="48"><circle cx="24" cy="24" r="18" fill="#0f766e"/></svg>')}`
