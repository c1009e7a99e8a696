const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** `2,345.68 kb`: the size divided by 1000 with at most two decimals (spec 3 section 9, 3-decisions 96). */
export const kilobytes = (bytes: number): string => `${figure.format(bytes / 1000)} kb`
