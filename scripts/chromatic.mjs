// Uploads the stories to Chromatic for picture review. Needs a project token; nothing in CI depends on it.
import { ensureInstalled, run } from './workspace.mjs'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs CHROMATIC_PROJECT_TOKEN (the project page on chromatic.com shows it). Nothing was uploaded.',
  )
  process.exit(1)
}
ensureInstalled()
process.exitCode = (await run('chromatic', ['--build-script-name=storybook:build', '--exit-zero-on-changes'])).code
