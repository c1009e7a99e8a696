// Refine without a component library: its smallest form.
import { Refine, useTable } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { createRoot } from 'react-dom/client'
import { HashRouter, Link, Outlet, Route, Routes } from 'react-router'
import { refineProvider } from '../../shared/lists'
import { columns } from '../../shared/people'

function EmployeeList() {
  const { result, setCurrentPage } = useTable({ resource: 'employees', pagination: { pageSize: 10 } })
  return (
    <>
      <h1>Employees</h1>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(result?.data ?? []).map((row) => (
            <tr key={row.id}>
              {columns.map((name) => (
                <td key={name}>{row[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button onClick={() => setCurrentPage(2)}>Next</button>
    </>
  )
}

const Frame = () => (
  <>
    <nav>
      <Link to="/employees">Employees</Link>
    </nav>
    <Outlet />
  </>
)

createRoot(document.getElementById('root')).render(
  <HashRouter>
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
  </HashRouter>,
)
