import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
/** `value` on one line where it fits, as the formatter writes it. */
const fit = (line, lines) => (line.length <= 120 ? line : lines)
const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** The bundles that a package translates, by the file that declares them. Each bundle has a German one (`german.test.ts`). */
function bundlesOf(folder) {
  const bundles = globSync(`${folder}/src/**/*messages.de.ts`, { cwd: root }).flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(/defineTranslation<typeof (\w+)>/g)].map(([, name]) => {
      const [, from] = new RegExp(`import type \\{[^}]*\\b${name}\\b[^}]*\\} from '(.*)'`).exec(text)
      return { name, from: `./${relative(`${folder}/src`, join(dirname(file), from))}` }
    })
  })
  return Map.groupBy(
    bundles.toSorted((a, b) => a.from.localeCompare(b.from) || a.name.localeCompare(b.name)),
    ({ from }) => from,
  )
}

function fileOf(folder) {
  const files = bundlesOf(folder)
  const names = [...files.values()].flat().map(({ name }) => name)
  const name = `${pascal(basename(folder).replace('feature-kit', 'kit'))}Messages`
  const imports = [...files].map(([from, bundles]) => {
    const list = bundles.map((bundle) => bundle.name)
    return fit(
      `import type { ${list.join(', ')} } from '${from}'`,
      `import type {\n  ${list.join(',\n  ')},\n} from '${from}'`,
    )
  })
  const start = `export type ${name} = OverridesOf<`
  const union = names.map((each) => `typeof ${each}`)
  const lines = fit(`  ${union.join(' | ')}`, `  | ${union.join('\n  | ')}`)
  const overrides = folder.endsWith('feature-kit') ? './messages/define-messages' : '@ssp/feature-kit/messages'
  return `// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '${overrides}'
${imports.join('\n')}

/** The texts of this package that a host may replace, for \`messages\` of the provider. */
${fit(`${start}${union.join(' | ')}>`, `${start}\n${lines}\n>`)}
`
}

const folders = globSync('packages/{kits,features}/*/src/de.ts', { cwd: root })
  .map((file) => dirname(dirname(file)))
  // The charts are a kit without another one; their texts are three.
  .filter((folder) => !folder.endsWith('/charts'))
  .toSorted()

test.each(folders)('the types of the texts of %s have each bundle; `vitest -u` writes them again', async (folder) => {
  await expect(fileOf(folder)).toMatchFileSnapshot(join(root, folder, 'src/message-types.ts'))
})
