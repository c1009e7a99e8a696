/** Custom property: the height of a header that stays in view over the page. */
export const headerSize = '--ssp-header-size'

/** Where content that stays in view begins: below the header of an `AppShell`, or at the top without one. */
export const belowHeader = `var(${headerSize}, 0px)`
