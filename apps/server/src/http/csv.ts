export { csvLine, type CsvCell } from '@ssp/api/spreadsheet'
