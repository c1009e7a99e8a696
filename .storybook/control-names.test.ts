// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { repeatedNames } from './control-names'

const ROLES: Record<string, string> = { A: 'link', BUTTON: 'button', INPUT: 'textbox', FIELDSET: 'group' }
const describe = (element: Element) => ({
  role: element.getAttribute('type') ?? ROLES[element.tagName] ?? 'generic',
  name: element.getAttribute('aria-label') ?? (element.tagName === 'FIELDSET' ? '' : (element.textContent ?? '')),
})
const repeated = (html: string) => {
  const page = document.createElement('main')
  page.innerHTML = html
  return repeatedNames(page, describe)
}

test.each([
  ['buttons', '<button>Show data</button><button>Show data</button>', '2 × button "Show data"'],
  ['links to two places', '<a href="/a">View</a><a href="/b">View</a>', '2 × link "View"'],
  ['fields', '<input aria-label="Caption"><input aria-label="Caption">', '2 × textbox "Caption"'],
  [
    'controls of an open dialog',
    '<div role="dialog"><button>Remove</button><button>Remove</button></div>',
    '2 × button "Remove"',
  ],
])('finds %s with one name', (_, html, fault) => {
  expect(repeated(html)).toEqual([fault])
})

test.each([
  ['names of their own', '<button>Remove A</button><button>Remove B</button>'],
  ['two links to one place', '<a href="/a">News</a><a href="/a">News</a>'],
  [
    'fields in groups',
    '<fieldset aria-label="Home"><input aria-label="Town"></fieldset><fieldset aria-label="Work"><input aria-label="Town"></fieldset>',
  ],
  ['radio buttons', '<input type="radio" aria-label="Yes"><input type="radio" aria-label="Yes">'],
  ['what a dialog covers', '<button>Save</button><div role="dialog"><button>Save</button></div>'],
  ['what is hidden', '<button>Save</button><div aria-hidden="true"><button>Save</button></div>'],
])('lets %s pass', (_, html) => {
  expect(repeated(html)).toEqual([])
})
