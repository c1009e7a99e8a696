/** Characters of a checkbox or radio option in a chart (spec 2 section 9). */
const LABEL_LENGTH = 75

/** An option as a chart shows it: the first 75 characters and `...`. */
export const shortLabel = (option: string): string => {
  const characters = Array.from(option)
  return characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH).join('')}...` : option
}
