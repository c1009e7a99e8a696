// Citations of the specification ("R2-274", "spec 2 section 5") and of decisions on its gaps ("2-decisions 64"), which
// docs/requirements.md explains.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** The document whose decisions a file cites without a number of the document, by the area of the product. */
const DOCUMENT_OF = [
  [/\/(?:analytics|charts|knowledge|news|error-log|platform|block-editor|creation-forms)\//, '4'],
  [/\/(?:surveys|form-builder|employees|teams|documents|pay|payroll|employee-bulk)\/|upload\//, '2'],
  [/\/(?:client-settings|incidents|recognition|rewards|jobs|email-attachments|marketing|secure-send)\//, '3'],
]

const documentOf = (file) => DOCUMENT_OF.find(([area]) => area.test(file))?.[1] ?? '1'

const numbersIn = (list) => list.match(/\d+(?:\.\d+)*/g)

/** A list of numbers: `2.1, 5 and 9`. */
const LIST = String.raw`(\d+(?:\.\d+)*(?:(?:, and |, | and )\d+(?:\.\d+)*)*)(?![\w-])`
const RANGE = /\bR([1-4])-(\d{3})(?: to (?:R\1-)?(\d{3}))?/g
const SECTIONS = new RegExp(String.raw`\bspec ([1-4]),? sections? ${LIST}`, 'g')
const DECISIONS = new RegExp(String.raw`(?:\b([1-4])-)?\bdecisions? ${LIST}(?: of document ([1-4]))?`, 'g')

/**
 * The citations of a file, as the lines of docs/requirements.md begin: `R2-274`, `spec 2 section 5`, `2-decisions 64`. A
 * decision without the number of its document is one of the document that the same sentence cites, else of the area of the file;
 * in documentation, and with four digits, it is a page of docs/decisions: `docs/decisions/0021`.
 */
export function citationsIn(file, text) {
  // A comment goes on in the next line.
  const flat = text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#|--)?\s*/g, ' ')
  const found = new Set()
  for (const [, part, from, to = from] of flat.matchAll(RANGE))
    for (let number = Number(from); number <= Number(to); number++)
      found.add(`R${part}-${String(number).padStart(3, '0')}`)
  for (const [, part, list] of flat.matchAll(SECTIONS))
    for (const number of numbersIn(list)) found.add(`spec ${part} section ${number}`)
  for (const match of flat.matchAll(DECISIONS)) {
    const [, before, list, after] = match
    const near = flat
      .slice(0, match.index)
      .match(/(?:\bspec |\bR)([1-4])(?:,? sections? [\d., and]+|-\d{3})[ ,;()]*$/)?.[1]
    for (const number of numbersIn(list)) {
      const isOwn = !before && !after && (file.startsWith('docs/') || file.endsWith('.md') || /^\d{4}$/.test(number))
      if (isOwn) found.add(`docs/decisions/${number.padStart(4, '0')}`)
      else found.add(`${before ?? after ?? near ?? documentOf(file)}-decisions ${number}`)
    }
  }
  return found
}

/** The ids that a text of docs/requirements.md explains: `- **R2-274**: ...`, one line each. */
export const explainedIn = (text) => [...text.matchAll(/^- \*\*([^*]+)\*\*: .+/gm)].map(([, id]) => id)

/** Calls of the specification that a text cites: `C2-018`. */
export const callsIn = (text) => new Set(text.match(/\bC[1-4]-\d{3}\b/g))

/**
 * Compares the citations of files, by their paths, with the lines of docs/requirements.md and the pages of decisions.
 * @returns one line per citation that leads nowhere, and per line that is not cited or is there twice.
 */
export function citationFaults(files, explained, isPage) {
  const lines = new Set(explained)
  const cited = new Map(files.flatMap(([file, text]) => [...citationsIn(file, text)].map((id) => [id, file])))
  const leads = (id) => (id.startsWith('docs/') ? isPage(id) : lines.has(id))
  return [
    ...[...cited].filter(([id]) => !leads(id)).map(([id, file]) => `${file}: ${id} leads nowhere`),
    ...[...lines].filter((id) => !cited.has(id)).map((id) => `docs/requirements.md: ${id} is not cited`),
    ...explained.filter((id, index) => explained.indexOf(id) < index).map((id) => `docs/requirements.md: ${id} twice`),
  ]
}

/** Path and text of the files that may cite. */
export function citingFiles() {
  const names = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.md', '*.yaml', '*.sql', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0')
  return names
    .filter((name) => name !== '' && existsSync(join(root, name)))
    .filter(
      (name) => !/generated\/|CHANGELOG|api-report\.md$|^docs\/requirements\.md$|^scripts\/requirements\./.test(name),
    )
    .map((name) => [name, readFileSync(join(root, name), 'utf8')])
}
