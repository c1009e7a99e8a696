import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop, FileList, type FileItem } from '.'

const meta = {
  title: 'Forms/File drop',
  component: FileDrop,
  args: { label: 'Employees file', accept: ['.csv'], maxSize: 10 * 1024 ** 2, onFiles: fn() },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const csv = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'text/csv' })

/** Type and size are checked before `onFiles`. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Employees file')
    await userEvent.upload(input, csv('employees.csv'))
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'employees.csv' })])
  },
}

/** A required file is marked, and announced as required. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Employees file')).toBeRequired()
    await expect(canvas.getByText('*')).toBeVisible()
  },
}

/** Rejected files are listed with the reason. */
export const Rejected: Story = {
  args: { multiple: true, maxSize: 100, onFiles: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Employees file')
    await userEvent.upload(
      input,
      [csv('large.csv', 200), new File(['x'], 'photo.png', { type: 'image/png' }), csv('small.csv')],
      { applyAccept: false },
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('large.csv is larger than 100 B.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('photo.png is not an accepted type of file.')
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'small.csv' })])
  },
}

const files: FileItem[] = [
  { id: '1', name: 'payslips-2026-08.pdf', size: 2_400_000, state: 'done' },
  { id: '2', name: 'payslips-2026-09.pdf', size: 8_100_000, progress: 64 },
  {
    id: '3',
    name: 'payslips-2026-10.pdf',
    size: 900_000,
    state: 'failed',
    error: 'The connection was lost. Choose the file again.',
  },
  {
    id: '4',
    name: 'Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis-der-letzten-zehn-Jahre.pdf',
    size: 12,
  },
]

/** Files with progress and a cancel or remove button. */
export const WithFiles: Story = {
  args: { label: 'Payslips', accept: ['application/pdf'], multiple: true },
  render: function WithFiles(args) {
    const [left, setLeft] = useState(files)
    return (
      <FileDrop {...args}>
        <FileList files={left} onRemove={(id) => setLeft(left.filter((file) => file.id !== id))} />
      </FileDrop>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel payslips-2026-09.pdf' }))
    await expect(canvas.queryByText('payslips-2026-09.pdf')).toBeNull()
  },
}

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } }

/** 320 px. */
export const Phone: Story = {
  ...WithFiles,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
  globals: { viewport: { value: 'mobile1' } },
}
