// What the full tier has seen, line by line, so that a run of an hour may be cut short and taken up again.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const keyOf = (story, { width }) => `${story} ${width}`

/**
 * Opens the journal of visits; begins a new one unless `resume`.
 *
 * @param {string} build which build of Storybook is looked at now
 */
export function openJournal(file, { resume, build }) {
  if (!resume) rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const entries = new Map(
    lines.map((line) => JSON.parse(line)).map((entry) => [keyOf(entry.story, entry.states[0].look), entry]),
  )
  return {
    /** What was seen on a visit; undefined when it was not made yet. */
    seenOn: ({ story, looks }) => entries.get(keyOf(story.id, looks[0])),
    /** Notes what was seen on a visit and when. */
    note({ story, looks }, states) {
      const entry = { story: story.id, at: new Date().toISOString(), build, states }
      entries.set(keyOf(story.id, looks[0]), entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
  }
}

/** `seen from 09:10 to 10:02 on 2026-11-22, on 2 builds`; what was seen last counts. */
export function spanOf(entries) {
  const times = entries.map(({ at }) => at).toSorted()
  const builds = new Set(entries.map(({ build }) => build)).size
  const say = (time = '') => time.slice(0, 16).replace('T', ' ')
  return `seen from ${say(times[0])} to ${say(times.at(-1))} UTC on ${builds === 1 ? 'one build' : `${builds} builds`}`
}
