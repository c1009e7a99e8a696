import { Fragment, type ReactNode } from 'react'

/** A name such as `EMPLOYEES_VIEW` or `pay-documents`, which wraps after `_` or `-` if it does not fit into a line. */
export const slugText = (slug: string): ReactNode =>
  slug.split(/(?<=[_-])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a name keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
