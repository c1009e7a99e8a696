import type { ChartMessages } from './messages'

/** German messages of the charts; `{braces}` are placeholders. */
export const chartGerman: ChartMessages = {
  showData: 'Daten anzeigen',
  showChart: 'Diagramm anzeigen',
  label: 'Bezeichnung',
  share: 'Anteil',
  percent: '{share}\u00A0%',
  unit: 'insgesamt',
  empty: 'Noch keine Daten vorhanden.',
  select: 'Wählen Sie einen Wert, um ihn zu öffnen.',
  loading: 'Wird geladen',
  highest: 'Höchster Wert: {label}, {value}.',
  lowest: 'Niedrigster Wert: {label}, {value}.',
  constant: 'Durchgehend {value}.',
  single: '{label}: {value}.',
  soFar: '{label} bisher',
  partOf: 'Teil von {label}',
  seriesSummary: '{name}: {text}',
  point: '{label}: {figures}',
}
