import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type * as FrameModule from '../src/first-frame/first-frame.tsx'
import { build, defaultClientConditions, runnerImport, type Plugin, type Rolldown } from 'vite'
import { prefixOfReads, stylesOfShell } from './start-files.ts'

type Frame = typeof FrameModule

const conditions = ['@ssp/source', ...defaultClientConditions]

/**
 * Puts the shell as HTML, and the script that shows it, into `index.html`, so that the first paint waits only for styles.
 */
export function firstFrame(): Plugin {
  let folder = ''
  let fileName = ''
  let reads = ''
  return {
    name: 'ssp-first-frame',
    apply: 'build',
    configResolved: ({ root }) => void (folder = join(root, 'src/first-frame')),
    async buildStart() {
      const emit = async (prefix: string, input: string, format: 'iife' | 'es') => {
        const source = await scriptOf(join(folder, input), format)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const name = `${prefix}${hash}.js`
        this.emitFile({ type: 'asset', fileName: name, source })
        return name
      }
      fileName = await emit('assets/first-frame-', 'show.ts', 'iife')
      reads = await emit(prefixOfReads, 'read-first.ts', 'es')
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { markup, framedPaths } = await frameOf(join(folder, 'first-frame.tsx'))
        const attrs = { id: 'first-frame', 'data-paths': framedPaths, 'data-reads': `/${reads}` }
        const early = { rel: 'preload', as: 'script', fetchpriority: 'high', href: `/${fileName}` }
        return {
          html: stylesFirst(withStyles(html, stylesOfShell(bundle))),
          tags: [
            { tag: 'link', attrs: early, injectTo: 'head-prepend' },
            { tag: 'template', attrs, children: markup(), injectTo: 'body' },
            { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'body' },
          ],
        }
      },
    },
  }
}

/** The frame is rendered before the shell is loaded; its styles follow those of the start, which declare the layers. */
const withStyles = (html: string, names: readonly string[]): string =>
  html.replace(
    '</head>',
    (end) =>
      names
        .map((name) => `/${name}`)
        .filter((href) => !html.includes(href))
        .map((href) => `    <link rel="stylesheet" crossorigin href="${href}">\n`)
        .join('') + end,
  )

/** A browser requests six files at once, in page order, so files for the first paint come before the code. */
function stylesFirst(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet".*\n/g) ?? []
  const without = styles.reduce((rest, style) => rest.replace(style, ''), html)
  return without.replace(/ *<script type="module"/, (script) => styles.join('') + script)
}

/** Only class names are wanted here. */
const noStyles: Plugin = {
  name: 'ssp-no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.vanilla.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/** The component as Node runs it, with the class names that the build gives. */
async function frameOf(file: string): Promise<Frame> {
  const styles = vanillaExtractPlugin({ identifiers: 'short' })
  const { module } = await runnerImport<Frame>(file, {
    plugins: [noStyles, styles],
    logLevel: 'error',
    resolve: { conditions },
    environments: { inline: { resolve: { conditions: ['@ssp/source'], noExternal: [/^@ssp\//] } } },
  })
  // Nothing else ends its compiler here, and the build would not end either.
  for (const { closeWatcher } of styles) if (typeof closeWatcher === 'function') await closeWatcher.call({} as never)
  return module
}

/** One small script; the first is a classic one, since a module would wait for the whole page. */
async function scriptOf(input: string, format: 'iife' | 'es'): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format } } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
