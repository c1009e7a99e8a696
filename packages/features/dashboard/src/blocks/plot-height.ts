/** Height of a chart's plot in px, also before its code has loaded. */
export const PLOT_HEIGHT = 220
