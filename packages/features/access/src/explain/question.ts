const FIELDS = ['user', 'permission', 'client', 'team'] as const

/** What is asked, as the address carries it: ids, and the name of the permission. Empty is not chosen. */
export type Question = Record<(typeof FIELDS)[number], string>

/** The question of an address; the client is `here` unless it names one. */
export function readQuestion(search: string, here: string): Question {
  const query = new URLSearchParams(search)
  const of = (field: keyof Question) => query.get(field) ?? ''
  return { user: of('user'), permission: of('permission'), client: of('client') || here, team: of('team') }
}

/** The address of a question. */
export function questionAddress(question: Partial<Question>): string {
  const query = new URLSearchParams()
  for (const field of FIELDS) {
    const value = question[field]
    if (value) query.set(field, value)
  }
  return `/access/explain${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The question after a choice. A team belongs to one client, and which can be asked about depends on the user. */
export const withChoice = (question: Question, field: keyof Question, value: string): Question => ({
  ...question,
  ...(field === 'client' || field === 'user' ? { team: '' } : {}),
  [field]: value,
})
