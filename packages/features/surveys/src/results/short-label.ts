/** Maximum length of a checkbox or radio option in a chart, in characters (spec 2 section 9). */
const LABEL_LENGTH = 75

/** An option in a chart: the first 75 characters and `...`. */
export const shortLabel = (option: string): string => {
  const characters = Array.from(option)
  return characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH).join('')}...` : option
}
