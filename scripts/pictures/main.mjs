// npm run verify:pictures: compares pictures of the main stories with a base commit (docs/quality.md).
//   --base <commit>   commit to compare with; default HEAD
//   --update          replaces the pictures of the base by the current ones
//   --stories <text>  only stories whose id contains this text
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
const variants = ['acme', 'dune'].flatMap((brand) =>
  ['light', 'dark'].map((mode) => ({ brand, mode, direction: 'ltr', width: 1280 })),
)

/** Colour tolerance, 0 to 1: only the antialiasing differences between two runs. */
const THRESHOLD = 0.1

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** File name of a story and variant, separated by two hyphens like story ids. */
const fileOf = ({ id }, { brand, mode }) => `${id}--${brand}-${mode}.png`

/** One story per file: `Default`, or the first one. */
const mainStories = (stories) =>
  [...Map.groupBy(stories, ({ title }) => title).values()].map(
    (set) => set.find(({ name }) => name === 'Default') ?? set[0],
  )

const asShown = { fullPage: true, animations: 'disabled', caret: 'hide' }

/** A change that the comparison must detect. */
const PLANTED = '* { color: #b3261e !important; }'

/** Renders a story in a variant and returns a screenshot. */
async function draw(page, origin, story, variant) {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  const failure = await openStory(page, origin, story.id, variant, { fresh: true })
  if (failure) throw new Error(`${story.id}: ${failure}`)
  return page.screenshot(asShown)
}

/** Number of different pixels, all if the sizes differ; and the difference image if the sizes are equal. */
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
  const shots = stories.flatMap((story) => variants.map((variant) => ({ story, variant })))
  const files = await onPages(browser, availableParallelism(), shots, async (page, { story, variant }) => {
    writeFileSync(join(into, fileOf(story, variant)), await draw(page, origin, story, variant))
    return fileOf(story, variant)
  })
  await onPages(browser, 1, shots.slice(0, 1), async (page, { story, variant }) => {
    const taken = readFileSync(join(into, fileOf(story, variant)))
    if (compare(taken, await draw(page, origin, story, variant)).count > 0)
      throw new Error(`${story.id} does not render the same twice.`)
    await page.addStyleTag({ content: PLANTED })
    if (compare(taken, await page.screenshot(asShown)).count === 0)
      throw new Error(`An injected change of colour was not detected on ${story.id}.`)
  })
  await browser.close()
  close()
  return files
}

/** Links the installed packages into another working tree; `@ssp/*` must resolve to that tree's workspaces. */
function linkPackages(tree) {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')]
  mkdirSync(join(to, '@ssp'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') && name !== '@ssp') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@ssp')))
    symlinkSync(readlinkSync(join(from, '@ssp', name)), join(to, '@ssp', name))
}

/** Folder of the pictures of a commit; a partial run has its own folder, because it is no complete base. */
const folderOf = (commit) => join(cache, options.stories ? `${commit}-${encodeURIComponent(options.stories)}` : commit)

/** The folder with the pictures of a commit, rendered from a temporary working tree if missing. */
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

/** Number of different pixels, all if the sizes differ; -1 without a base picture. */
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
