import { useState } from 'react'
import { Button as RacButton } from 'react-aria-components/Button'
import { Dialog as RacDialog } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Modal } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { Label, Select, SelectValue } from 'react-aria-components/Select'
import { Button } from '../button'
import { ComboBox } from '../combo-box'
import { DatePicker } from '../date-picker'
import { overlayMark } from '../internal/overlays'
import { Menu } from '../menu'
import { ToastProvider, useToasts } from '../toast'
import { Dialog } from '.'

const teams = ['Payroll', 'Customer Care', 'Retail Leeds'].map((label) => ({ value: label, label }))

function TeamSelect() {
  return (
    <Select>
      <Label>Team</Label>
      <RacButton>
        <SelectValue />
      </RacButton>
      <Popover {...overlayMark} style={{ background: 'Canvas', color: 'CanvasText' }}>
        <ListBox>
          {teams.map(({ value }) => (
            <ListBoxItem key={value} id={value}>
              {value}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}

function Inside({ depth }: { depth: number }) {
  const [nested, setNested] = useState(false)
  const [modal, setModal] = useState(false)
  const [picked, setPicked] = useState('nothing')
  const toasts = useToasts()
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <TeamSelect />
      <ComboBox
        label="City"
        options={[
          { value: 'leeds', label: 'Leeds' },
          { value: 'lodz', label: 'Łódź' },
        ]}
      />
      <DatePicker label="Start" />
      <Menu label="More" actions={[{ id: 'copy', label: 'Copy', onAction: () => setPicked('copy') }]}>
        More
      </Menu>
      <output>{picked} picked</output>
      <Button
        onClick={() => toasts.show({ title: 'Saved', action: { label: 'Undo', onAction: () => setPicked('undo') } })}
      >
        Save
      </Button>
      <Button onClick={() => setModal(true)}>Open a React Aria modal</Button>
      <Modal
        {...overlayMark}
        isDismissable
        isOpen={modal}
        onOpenChange={setModal}
        style={{ position: 'fixed', inset: 40, background: 'Canvas' }}
      >
        <RacDialog aria-label="React Aria modal">
          <Button onClick={() => setModal(false)}>Leave the modal</Button>
        </RacDialog>
      </Modal>
      {depth < 2 && <Button onClick={() => setNested(true)}>Open another</Button>}
      {depth < 2 && (
        <Dialog open={nested} onOpenChange={setNested} title="Second dialog">
          <Inside depth={depth + 1} />
        </Dialog>
      )}
    </div>
  )
}

/** A dialog that contains every kind of overlay. */
export function DialogWithOverlays() {
  const [open, setOpen] = useState(false)
  return (
    <ToastProvider>
      <div style={{ minBlockSize: '150vh' }}>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <p>The page behind</p>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="First dialog"
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <Inside depth={1} />
      </Dialog>
    </ToastProvider>
  )
}
