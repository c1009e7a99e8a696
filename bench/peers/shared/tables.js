import { people } from './people'
import { stage } from './stage'

/** `Table` takes `rows`; kinds are numbers of rows as text. `rowSelector` finds the drawn rows of the body. */
export const tableBench = (react, Table, rowSelector = 'tbody tr') =>
  stage(
    react,
    (kind) => react.createElement(Table, { rows: people(Number(kind)) }),
    () => document.querySelectorAll(rowSelector).length > 0,
  )
