// A resource with list, edit and create, as in react-admin's tutorial.
import fakeDataProvider from 'ra-data-fakerest'
import {
  Admin,
  Create,
  Datagrid,
  Edit,
  EmailField,
  List,
  Resource,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { columns, people } from '../../shared/people'

const employees = fakeDataProvider({ employees: people(1000) })

const EmployeeList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]} perPage={10}>
    <Datagrid rowClick="edit">
      {columns.map((name) =>
        name === 'email' ? <EmailField key={name} source={name} /> : <TextField key={name} source={name} />,
      )}
    </Datagrid>
  </List>
)

const fields = (
  <SimpleForm>
    {columns.map((name) => (
      <TextInput key={name} source={name} />
    ))}
  </SimpleForm>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={employees} disableTelemetry>
    <Resource
      name="employees"
      list={EmployeeList}
      edit={() => <Edit>{fields}</Edit>}
      create={() => <Create>{fields}</Create>}
    />
  </Admin>,
)
