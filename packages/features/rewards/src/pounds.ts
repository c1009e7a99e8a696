const whole = new Intl.NumberFormat('en-GB')
const exact = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `£1,200`: the amount of a card, in whole pounds. */
export const pounds = (amount: number): string => `£${whole.format(amount)}`

/** `1,200.00`: a sum with two decimals (3-decisions 49). */
export const exactPounds = (amount: number): string => exact.format(amount)
