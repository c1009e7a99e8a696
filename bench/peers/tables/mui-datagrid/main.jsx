import { DataGrid } from '@mui/x-data-grid'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns } from '../../shared/people'
import { tableBench } from '../../shared/tables'

const defined = columns.map((field) => ({ field, flex: 1 }))

// As high as the window, as in typical use: rows outside are not rendered.
const Table = ({ rows }) => (
  <div style={{ height: 850 }}>
    <DataGrid rows={rows} columns={defined} hideFooter />
  </div>
)

tableBench({ createElement, createRoot, flushSync }, Table, '.MuiDataGrid-row')
