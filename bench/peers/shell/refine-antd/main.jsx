// Refine with Ant Design, as in its examples.
import { List, ThemedLayout, useTable } from '@refinedev/antd'
import '@refinedev/antd/dist/reset.css'
import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { App, ConfigProvider, Table } from 'antd'
import { createRoot } from 'react-dom/client'
import { HashRouter, Outlet, Route, Routes } from 'react-router'
import { refineProvider } from '../../shared/lists'
import { columns } from '../../shared/people'

function EmployeeList() {
  const { tableProps } = useTable({ resource: 'employees', pagination: { pageSize: 10 } })
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        {columns.map((name) => (
          <Table.Column key={name} dataIndex={name} title={name} />
        ))}
      </Table>
    </List>
  )
}

const Frame = () => (
  <ThemedLayout>
    <Outlet />
  </ThemedLayout>
)

createRoot(document.getElementById('root')).render(
  <HashRouter>
    <ConfigProvider>
      <App>
        <Refine
          dataProvider={refineProvider}
          routerProvider={routerProvider}
          resources={[{ name: 'employees', list: '/employees' }]}
          options={{ disableTelemetry: true }}
        >
          <Routes>
            <Route element={<Frame />}>
              <Route path="/employees" element={<EmployeeList />} />
            </Route>
          </Routes>
        </Refine>
      </App>
    </ConfigProvider>
  </HashRouter>,
)
