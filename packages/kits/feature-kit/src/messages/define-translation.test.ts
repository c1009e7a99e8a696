import { expect, test } from 'vitest'
import { defineMessages } from './define-messages'
import { combineMessages, defineTitles, defineTranslation, messagesOf } from './define-translation'

const list = defineMessages('teams.list', { title: 'Teams', count: (teams: number) => `${teams} teams` })
const german = defineTranslation<typeof list>('teams.list', { title: 'Teams', count: (teams) => `${teams} Gruppen` })

test('the texts of screens and titles are where the provider reads them', () => {
  const all = messagesOf(german, defineTitles({ Teams: 'Gruppen' }))
  expect(all).toEqual({ teams: { list: german.messages }, titles: { Teams: 'Gruppen' } })
})

test('bundles below one name keep each other', () => {
  const members = { name: 'teams.members', messages: { title: 'Mitglieder' } }
  expect(messagesOf(german, members)).toEqual({ teams: { list: german.messages, members: members.messages } })
})

test('the last set that has a text wins, and a list of texts is replaced whole', () => {
  const language = { ui: { months: ['Januar', 'Februar'], close: 'Schließen' } }
  expect(combineMessages(language, { ui: { months: ['Jänner'] } })).toEqual({
    ui: { months: ['Jänner'], close: 'Schließen' },
  })
  expect(language.ui.months).toHaveLength(2)
})
