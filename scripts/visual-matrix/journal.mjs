// A log of the visits of the full tier, so that a run of an hour can be interrupted and resumed.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const keyOf = (story, { width }) => `${story} ${width}`

/**
 * Opens the log of visits; starts a new one unless `resume`.
 *
 * @param {string} build id of the current Storybook build
 */
export function openJournal(file, { resume, build }) {
  if (!resume) rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const entries = new Map(
    lines.map((line) => JSON.parse(line)).map((entry) => [keyOf(entry.story, entry.states[0].variant), entry]),
  )
  return {
    /** Result of a visit; undefined if not visited yet. */
    seenOn: ({ story, variants }) => entries.get(keyOf(story.id, variants[0])),
    /** Records the result and time of a visit. */
    note({ story, variants }, states) {
      const entry = { story: story.id, at: new Date().toISOString(), build, states }
      entries.set(keyOf(story.id, variants[0]), entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
  }
}

/** `seen from 09:10 to 10:02 on 2026-11-22, on 2 builds`; the last visit counts. */
export function spanOf(entries) {
  const times = entries.map(({ at }) => at).toSorted()
  const builds = new Set(entries.map(({ build }) => build)).size
  const say = (time = '') => time.slice(0, 16).replace('T', ' ')
  return `seen from ${say(times[0])} to ${say(times.at(-1))} UTC on ${builds === 1 ? 'one build' : `${builds} builds`}`
}
