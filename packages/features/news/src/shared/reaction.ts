/** The employee's opinion of an article. */
export type Reaction = 'none' | 'notHelpful' | 'helpful'

/** Reads a stored reaction: '0', '1', or anything else for none (4-decisions 70). Numbers count as text. */
export function reactionOf(value: string | number | null | undefined): Reaction {
  const text = String(value)
  if (text === '1') return 'helpful'
  return text === '0' ? 'notHelpful' : 'none'
}
