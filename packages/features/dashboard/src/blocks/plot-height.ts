/** Height of a chart's plot in px, before its code is there as well. */
export const PLOT_HEIGHT = 220
