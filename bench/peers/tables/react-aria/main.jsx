import { createElement } from 'react'
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns } from '../../shared/people'
import { tableBench } from '../../shared/tables'

const Table = ({ rows }) => (
  <AriaTable aria-label="People">
    <TableHeader>
      {columns.map((name, index) => (
        <Column key={name} id={name} isRowHeader={index === 0}>
          {name}
        </Column>
      ))}
    </TableHeader>
    <TableBody items={rows}>
      {(row) => (
        <Row id={row.id}>
          {columns.map((name) => (
            <Cell key={name}>{row[name]}</Cell>
          ))}
        </Row>
      )}
    </TableBody>
  </AriaTable>
)

tableBench({ createElement, createRoot, flushSync }, Table)
