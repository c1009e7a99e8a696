import { openPage } from '../lib/browser.mjs'
import { servePeer, versionsOf } from '../lib/peers.mjs'
import { interleave } from '../lib/rounds.mjs'
import { ratio, table, times } from '../lib/report.mjs'
import { drawKinds } from '../lib/draw.mjs'

const subjects = ['ssp', 'tanstack', 'mui-datagrid', 'react-aria']
const packages = ['@tanstack/react-table', '@mui/x-data-grid', 'react-aria-components']

/** A table of 10, 100 and 1,000 rows and five columns: first time in a page, to the last painted change. */
export async function tables({ rounds }) {
  const served = Object.fromEntries(
    await Promise.all(subjects.map(async (name) => [name, await servePeer('tables', name)])),
  )
  const results = await interleave(subjects, rounds, (name) =>
    drawKinds(served[name].url, ['10', '100', '1000'], openPage),
  )
  await Promise.all(Object.values(served).map(({ close }) => close()))
  return {
    title: 'Tables beside TanStack Table, MUI and React Aria',
    versions: versionsOf(packages),
    body: table(
      ['Milliseconds to render', ...subjects, 'to TanStack'],
      ['10', '100', '1000'].map((kind) => [
        `${kind} rows`,
        ...subjects.map((name) => times(results[name][kind])),
        ratio(results.ssp[kind], results.tanstack[kind], kind === '1000' ? undefined : { most: 0.8 }),
      ]),
    ),
    notes: ['MUI renders only the visible rows. Ours has links, roles and labels for the card layout on each row.'],
  }
}
