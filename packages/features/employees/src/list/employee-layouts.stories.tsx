import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { awkwardEmployees, employee, employees } from '../testing'
import { EmployeeCards } from './employee-cards'
import { EmployeeTable } from './employee-table'

const meta = {
  title: 'Employees/Layouts',
  component: EmployeeCards,
  decorators: [
    (Story) => (
      <SspStoryProvider>
        <Story />
      </SspStoryProvider>
    ),
  ],
  args: { employees: employees(10), hrefOf: (id) => `/employees/${id}/info` },
  render: (args) => <EmployeeTable {...args} firstNumber={1} />,
} satisfies Meta<typeof EmployeeCards>

export default meta
type Story = StoryObj<typeof meta>

const cards: Story = { render: (args) => <EmployeeCards {...args} /> }

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' fill='%23456'/%3E%3C/svg%3E"

/** Picture or initials, name, identifier, the client in a list of several, and one link. */
export const Cards: Story = {
  ...cards,
  args: {
    showClient: true,
    employees: [
      employee(0, { additionalData: JSON.stringify({ avatar: '/missing.png' }) }),
      employee(1, { logo: picture }),
      employee(2, { clientName: '' }),
      ...employees(7, 3),
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Bruno Costa' })
    await expect(canvas.getAllByText('Acme Logistics')).toHaveLength(9)
    await expect(link).toHaveTextContent('View')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/employees\/.+\/info$/))
  },
}

export const CardsStress: Story = { ...cards, args: { employees: awkwardEmployees, showClient: true } }
export const CardsMany: Story = { ...cards, args: { employees: employees(100) } }
export const CardsNarrow: Story = {
  ...cards,
  globals: { viewport: { value: 'mobile1' } },
  args: { employees: [...awkwardEmployees, ...employees(3, 4)] },
}

/** The row is named by the person and opens the employee; the number stands before. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader')
    await expect(first).toHaveTextContent('Dr Ada Okafor')
    await expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(10)
  },
}

export const RowsOfThirdPage: Story = { render: (args) => <EmployeeTable {...args} firstNumber={21} /> }
export const RowsStress: Story = { args: { employees: awkwardEmployees } }
export const RowsMany: Story = { args: { employees: employees(100) } }
export const RowsNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { employees: [...awkwardEmployees, ...employees(3, 4)] },
}
