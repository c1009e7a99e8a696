import { coreRowModelsFeature, FlexRender, tableFeatures, useTable } from '@tanstack/react-table'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns } from '../../shared/people'
import { tableBench } from '../../shared/tables'

const features = tableFeatures({ coreRowModelsFeature })
const defined = columns.map((name) => ({ accessorKey: name, header: name }))

function Table({ rows }) {
  const table = useTable({ features, columns: defined, data: rows }, (state) => state)
  return (
    <table>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id}>
                <FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>
                <FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

tableBench({ createElement, createRoot, flushSync }, Table)
