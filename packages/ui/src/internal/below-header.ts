/** Custom property: the height of the header that stays in view above the page. */
export const headerSize = '--ssp-header-size'

/** Offset of sticky content: below the header of an `AppShell`, or the top without one. */
export const belowHeader = `var(${headerSize}, 0px)`
