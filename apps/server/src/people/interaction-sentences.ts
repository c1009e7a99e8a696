import type { components } from '@ssp/api/schema'

/** What the interaction log calls a field of an employee. */
const FIELDS: Readonly<Record<string, string>> = {
  email: 'e-mail',
  mobileNumber: 'mobile number',
  telephoneNumber: 'telephone number',
  dateOfBirth: 'date of birth',
}

/** Sentences of the interaction log, by name. The contract lists the names; readers in other languages make theirs of name and values. */
const SENTENCES = {
  account_removed: (name: string) => `${name} was removed. This account is no longer merged.`,
  app_details_sent: () => 'E-mail with app details and links sent.',
  changed: (...fields: string[]) => `Changed: ${fields.map((field) => FIELDS[field] ?? field).join(', ')}.`,
  changed_by_file: (file: string) => `Changed by the update file ${file}`,
  created_by_file: (file: string) => `Created by the import of ${file}`,
  deactivated_by_file: (file: string) => `Deactivated by the file ${file}`,
  document_replaced: (before: string, after: string) => `${before} replaced by ${after}`,
  gift_code_shown: (pounds: string) => `The code of the gift card of £${pounds} was shown.`,
  gift_given: (pounds: string) => `A gift card of £${pounds} was given.`,
  merged_from: (name: string) => `${name} was merged into this account.`,
  merged_into: (name: string) => `Merged into ${name}.`,
  pay_document_of: (kind: string, day: string) => `${kind} of ${day.split('-').toReversed().join('.')}`,
  password_mail_sent: () => 'A mail to set a new password was sent.',
  password_no_address: () => 'There is no e-mail address to tell.',
  reactivated_by_undo: (file: string) => `Reactivated by undoing the file ${file}`,
  registered: () => 'Registered.',
  registered_with_mail: () => 'Registered; the welcome e-mail follows.',
  registration_reminder_sent: () => 'Registration reminder e-mail sent.',
  reminder_to_read: (document: string) => `Reminder to read ${document} sent.`,
  removed_by_undo: (file: string) => `Removed by undoing the import of ${file}`,
  restored_by_undo: (file: string) => `Restored by undoing the update file ${file}`,
  team_added: (team: string) => `Added to the team ${team}.`,
  team_leader_made: (team: string) => `Made leader of the team ${team}.`,
  team_leader_revoked: (team: string) => `No longer leader of the team ${team}.`,
  team_removed: (team: string) => `Removed from the team ${team}.`,
  unmerged_from: (name: string) => `${name} is no longer merged into this account.`,
  unmerged_into: (name: string) => `No longer merged into ${name}.`,
} satisfies Record<components['schemas']['InteractionSentence']['name'], (...values: string[]) => string>

type Sentences = typeof SENTENCES

/** The name of a sentence with its values. */
export type Sentence = { [Name in keyof Sentences]: readonly [Name, ...Parameters<Sentences[Name]>] }[keyof Sentences]

/** Types of the entries whose sentences name another record; a reader out of whose reach it is gets them without the name. */
export const NAMING = {
  employee: ['account_merged', 'merge_removed'],
  team: ['team_added', 'team_leader_made', 'team_leader_revoked', 'team_removed'],
} as const

/** Sentences that name another record, without its name. */
const NAMELESS: Partial<Record<Sentence[0], string>> = {
  account_removed: 'Another account was removed. This account is no longer merged.',
  merged_from: 'Another account was merged into this account.',
  merged_into: 'Merged into another account.',
  team_added: 'Added to a team.',
  team_leader_made: 'Made leader of a team.',
  team_leader_revoked: 'No longer leader of a team.',
  team_removed: 'Removed from a team.',
  unmerged_from: 'Another account is no longer merged into this account.',
  unmerged_into: 'No longer merged into another account.',
}

/** A sentence as it is stored. */
type StoredSentence = readonly [name: Sentence[0], ...values: string[]]

/** Sentences without the names of other records. */
export const withoutNames = (sentences: readonly StoredSentence[]): StoredSentence[] =>
  sentences.map((sentence) => (sentence[0] in NAMELESS ? [sentence[0]] : sentence))

/** Sentences in English, as they are stored and searched. */
export function inEnglish(sentences: readonly StoredSentence[]): string {
  const texts: Record<Sentence[0], (...values: string[]) => string> = SENTENCES
  return sentences
    .map(([name, ...values]) => (values.length === 0 && NAMELESS[name]) || texts[name](...values))
    .join(' ')
}
