// Banned terms of the project's former vocabulary, with the term to use instead.
import ts from 'typescript'

/** Banned in every text: on screen, in comments, documentation and titles of tests. */
const TEXTS = [
  [/\bmeanwhile\b/i, 'name the conflict'],
  [/(?<![`'])\bnobody\b|\bnobody\b(?![`'])/i, 'no account, no employee'],
  [/\bwhoever\b/i, 'the account that, an account that'],
  [/\banew\b/i, 'again'],
  [/\bmeddle/i, 'change'],
  [/\bstands? (?:at|in|beside|above|below|behind|before|under|over|on|side)\b/i, 'is'],
]

/** Banned in comments, documentation, and titles of tests. */
const PROSE = [
  ...TEXTS,
  [/\bhears?\b/i, 'called when'],
  [/\brefus(?:e[sd]?|als?|ing)\b/i, 'rejected, error'],
  [/\bkept entries\b/i, 'persisted draft'],
  [/\bnear rows?\b/i, 'virtualised list'],
  [/\btrail\b/i, 'audit log'],
  [/\bplant(?:s|ed)?\b/i, 'fixture, inject'],
  [/\bwho(?:ever)? asks\b/i, 'caller'],
]

/** Files whose texts are data of tests, or what employees of the demo wrote. */
const NOT_ON_SCREEN = /\.(?:test|spec)\.|\/(?:seed|verify)\//

/** Banned as identifiers. */
const NAMES = [
  [/^(?:use)?words$/i, 'messages'],
  [/^hears?(?:[A-Z]|$)/, 'on, called when'],
  [/(?:^r|R|_r)efus(?:e[sd]?|als?|ing)(?![a-z])/, 'rejected, error'],
  [/(?:^t|T)rail(?![a-z])/, 'audit log'],
  [/^near[A-Z]/, 'virtualised list'],
  [/^grounds?$/, 'background, context'],
  [/^(?:planted|plants)$/, 'fixture, inject'],
  [/^patience$/i, 'timeout'],
  [/^pinned$/, 'ifMatch'],
]

/** Whether a term is anywhere in a text, also where it is allowed. Few files have one; parsing them all takes seconds. */
const mayHaveTerms = (text) =>
  PROSE.some(([term]) => term.test(text)) ||
  [...new Set(text.match(/[\w$]+/g))].some((word) => NAMES.some(([term]) => term.test(word)))

/**
 * Banned terms of a file: identifiers, comments, titles of tests and texts of more than one word in code, the whole text of
 * Markdown and YAML.
 *
 * @returns one line per finding: `file:line "term": what to use`
 */
export function findTerms(file, text) {
  const findings = []
  const check = (rules, part, position) => {
    for (const [term, instead] of rules) {
      const found = term.exec(part)
      if (!found) continue
      const line = text.slice(0, position + found.index).split('\n').length
      findings.push({ line, text: `${file}:${line} "${found[0]}": ${instead}` })
    }
  }
  if (!mayHaveTerms(text)) return []
  if (/\.(?:md|yaml)$/.test(file)) {
    let position = 0
    for (const line of text.split('\n')) {
      check(PROSE, line, position)
      position += line.length + 1
    }
  } else {
    const { names, prose, texts } = partsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
    for (const [name, position] of names) check(NAMES, name, position)
    for (const [part, position] of prose) check(PROSE, part, position)
    if (!NOT_ON_SCREEN.test(file)) for (const [part, position] of texts) check(TEXTS, part, position)
  }
  return findings.toSorted((one, other) => one.line - other.line).map((finding) => finding.text)
}

const TITLED = /^(?:it|test|describe)\b/

/** Identifiers, comments and titles of tests, and other texts of more than one word, each with its position. */
function partsOf(source) {
  const [names, prose, literals, texts] = [[], [], [], []]
  const titles = new Set()
  const visit = (node) => {
    if (ts.isIdentifier(node)) names.push([node.text, node.getStart(source)])
    else if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(source)
      literals.push([start, node.end])
      if (!titles.has(node) && /\w\s+\w/.test(node.text)) texts.push([node.text, start])
    }
    if (ts.isCallExpression(node) && TITLED.test(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) {
        titles.add(title)
        prose.push([title.text, title.getStart(source)])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const code = blank(source.text, literals)
  for (const { 0: comment, index } of code.matchAll(/\/\/.*|\/\*[^]*?\*\//g)) prose.push([comment, index])
  return { names, prose, texts }
}

/** `text` with spaces in place of some ranges, so that `//` in a string is no comment. */
function blank(text, ranges) {
  let result = ''
  let from = 0
  for (const [start, end] of ranges) {
    result += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ')
    from = end
  }
  return result + text.slice(from)
}
