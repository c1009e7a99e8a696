// The published packages and their tarballs. Not globSync: the example also starts on the system's Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './workspace.mjs'

/** Folders of the published packages, relative to the root. */
export const folders = [
  'packages/ui',
  'packages/api',
  ...['packages/kits', 'packages/features'].flatMap((layer) =>
    readdirSync(join(root, layer)).map((name) => `${layer}/${name}`),
  ),
].filter((path) => existsSync(join(root, path, 'package.json')))

/** Packs all built packages by one run of npm, whose start is most of the work. @returns name and tarball of each */
export async function pack(target) {
  const paths = folders.map((folder) => `./${folder}`)
  const options = ['--ignore-scripts', '--silent', '--pack-destination', target]
  const { code, output } = await run('npm', ['pack', ...paths, ...options], { capture: true })
  if (code !== 0) throw new Error(`The packages were not packed:\n${output}`)
  return folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return { name, tarball: join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`) }
  })
}
