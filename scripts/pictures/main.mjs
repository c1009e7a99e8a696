// npm run verify:pictures: how the main stories look now beside how they looked in a base commit (docs/quality.md).
//   --base <commit>   what to compare with; HEAD by default
//   --update          take the pictures of now as those of the base
//   --stories <text>  only stories whose id holds this text
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { chromiumArgs, requireChromium } from '../chromium.mjs'
import { buildStorybook, serveFolder, storiesOf } from '../storybook/build.mjs'
import { onPages, openStory } from '../storybook/story-page.mjs'
import { root } from '../workspace.mjs'

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    update: { type: 'boolean' },
    stories: { type: 'string', default: '' },
  },
})
const cache = join(root, '.data', 'pictures')
const differences = join(cache, 'differences')
const looks = ['acme', 'dune'].flatMap((brand) =>
  ['light', 'dark'].map((mode) => ({ brand, mode, direction: 'ltr', width: 1280 })),
)

/** How far two colours may lie apart, 0 to 1: what one renderer does to one edge from run to run, and no more. */
const THRESHOLD = 0.1

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Story ids as file names; the look follows after two hyphens, as the story's own name does. */
const fileOf = ({ id }, { brand, mode }) => `${id}--${brand}-${mode}.png`

/** One story of each set: its `Default`, or the first that it has. */
const mainStories = (stories) =>
  [...Map.groupBy(stories, ({ title }) => title).values()].map(
    (set) => set.find(({ name }) => name === 'Default') ?? set[0],
  )

const asShown = { fullPage: true, animations: 'disabled', caret: 'hide' }

/** What a comparison must see, or it proves nothing. */
const PLANTED = '* { color: #b3261e !important; }'

/** Draws a story in a look on a page; answers the picture. */
async function draw(page, origin, story, look) {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  const failure = await openStory(page, origin, story.id, look, { fresh: true })
  if (failure) throw new Error(`${story.id}: ${failure}`)
  return page.screenshot(asShown)
}

/** How many pixels of two pictures differ, all of them when the sizes do; and where, when the sizes are the same. */
function compare(before, after) {
  const [one, other] = [before, after].map((picture) => PNG.sync.read(picture))
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { count: width * height }
  const drawn = new PNG({ width, height })
  return { count: pixelmatch(one.data, other.data, drawn.data, width, height, { threshold: THRESHOLD }), drawn }
}

async function takePictures(build, into) {
  const stories = mainStories(storiesOf(build)).filter(({ id }) => id.includes(options.stories))
  if (stories.length === 0) throw new Error('No story was pictured.')
  const { origin, close } = await serveFolder(build)
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const shots = stories.flatMap((story) => looks.map((look) => ({ story, look })))
  const files = await onPages(browser, availableParallelism(), shots, async (page, { story, look }) => {
    writeFileSync(join(into, fileOf(story, look)), await draw(page, origin, story, look))
    return fileOf(story, look)
  })
  await onPages(browser, 1, shots.slice(0, 1), async (page, { story, look }) => {
    const taken = readFileSync(join(into, fileOf(story, look)))
    if (compare(taken, await draw(page, origin, story, look)).count > 0)
      throw new Error(`${story.id} does not look the same twice.`)
    await page.addStyleTag({ content: PLANTED })
    if (compare(taken, await page.screenshot(asShown)).count === 0)
      throw new Error(`A planted change of colour was not seen on ${story.id}.`)
  })
  await browser.close()
  close()
  return files
}

/** Lends the installed packages to another working tree; `@ssp/*` must lead to that tree's own rooms. */
function linkPackages(tree) {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  mkdirSync(join(to, '@ssp'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') && name !== '@ssp') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@ssp')))
    symlinkSync(readlinkSync(join(from, '@ssp', name)), join(to, '@ssp', name))
}

/** Where the pictures of a commit lie; those of some stories only are kept apart, for they are no base for all. */
const folderOf = (commit) => join(cache, options.stories ? `${commit}-${encodeURIComponent(options.stories)}` : commit)

/** The folder with the pictures of a commit, taken from a working tree of its own when they are not there yet. */
async function picturesOf(commit) {
  const folder = folderOf(commit)
  const there = [join(cache, commit), folder].find((at) => existsSync(join(at, '.complete')))
  if (there) return there
  const tree = join(cache, `tree-${commit}`)
  console.log(`Building the base ${commit.slice(0, 9)} ...`)
  git('worktree', 'add', '--force', '--detach', tree, commit)
  try {
    linkPackages(tree)
    await takePictures(await buildStorybook(tree), folder)
    writeFileSync(join(folder, '.complete'), '')
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return folder
}

/** Pixels that differ, all of them when the sizes do; -1 when there is nothing to compare with. */
function differ(file, before, after) {
  if (!existsSync(join(before, file))) return -1
  const { count, drawn } = compare(readFileSync(join(before, file)), readFileSync(join(after, file)))
  if (count > 0 && drawn)
    writeFileSync(join(differences, file.replace('.png', '.difference.png')), PNG.sync.write(drawn))
  return count
}

const commit = git('rev-parse', options.base)
const now = join(cache, 'now')
const files = await takePictures(await buildStorybook(), now)
if (options.update) {
  const base = folderOf(commit)
  rmSync(base, { recursive: true, force: true })
  mkdirSync(base, { recursive: true })
  for (const file of files) writeFileSync(join(base, file), readFileSync(join(now, file)))
  writeFileSync(join(base, '.complete'), '')
  console.log(`${files.length} pictures are now those of ${commit.slice(0, 9)}.`)
} else {
  const base = await picturesOf(commit)
  rmSync(differences, { recursive: true, force: true })
  mkdirSync(differences, { recursive: true })
  const counts = files.map((file) => ({ file, count: differ(file, base, now) }))
  for (const { file, count } of counts.filter(({ count }) => count !== 0)) {
    console.log(count < 0 ? `new      ${file}` : `differs  ${file}: ${count} px`)
    if (count <= 0) continue
    writeFileSync(join(differences, file.replace('.png', '.before.png')), readFileSync(join(base, file)))
    writeFileSync(join(differences, file.replace('.png', '.after.png')), readFileSync(join(now, file)))
  }
  const changed = counts.filter(({ count }) => count > 0).length
  const added = counts.filter(({ count }) => count < 0).length
  console.log(
    `${files.length} pictures: ${files.length - changed - added} as in ${commit.slice(0, 9)}, ${changed} differ, ${added} new`,
  )
  process.exitCode = changed > 0 ? 1 : 0
}
