import { Fragment, useState, type ReactNode } from 'react'

/** What a panel is given by the page that opens it. */
export interface PanelPlace {
  open: boolean
  onClose: () => void
}

/** Opens a panel whose code comes when it is first wanted; each opening is a new one, with an empty draft. */
export function usePanel(draw: (place: PanelPlace) => ReactNode) {
  const [{ open, opening }, setPanel] = useState({ open: false, opening: 0 })
  return {
    show: () => setPanel((panel) => ({ open: true, opening: panel.opening + 1 })),
    element: opening > 0 && (
      <Fragment key={opening}>
        {draw({ open, onClose: () => setPanel((panel) => ({ ...panel, open: false })) })}
      </Fragment>
    ),
  }
}
