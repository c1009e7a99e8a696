import { people } from './people'
import { stage } from './stage'

/** `Table` takes `rows`; kinds are row counts as text. `rowSelector` matches the rendered rows of the body. */
export const tableBench = (react, Table, rowSelector = 'tbody tr') =>
  stage(
    react,
    (kind) => react.createElement(Table, { rows: people(Number(kind)) }),
    () => document.querySelectorAll(rowSelector).length > 0,
  )
