import {
  AlignLeft,
  ArrowDown,
  ArrowUp,
  Calendar,
  CalendarClock,
  ChevronDown,
  ChevronDownSquare,
  CircleDot,
  Copy,
  EyeOff,
  GalleryHorizontal,
  GripVertical,
  Hash,
  Heading,
  Image,
  Mail,
  Pencil,
  Puzzle,
  SeparatorHorizontal,
  SlidersHorizontal,
  SquareCheck,
  TextCursorInput,
  Trash2,
  Type,
} from 'lucide-react'
import { createContext, use, useId, type ComponentType, type ReactNode } from 'react'
import type { BuiltInFieldType, FieldType } from '../model'
import * as styles from './fields.css'

const ICONS = {
  header: Heading,
  description: Type,
  pagebreak: SeparatorHorizontal,
  img: Image,
  banner: GalleryHorizontal,
  text: TextCursorInput,
  textarea: AlignLeft,
  email: Mail,
  number: Hash,
  checkbox: SquareCheck,
  radio: CircleDot,
  select: ChevronDownSquare,
  date: Calendar,
  datetime: CalendarClock,
  range: SlidersHorizontal,
  own: Puzzle,
  drag: GripVertical,
  up: ArrowUp,
  down: ArrowDown,
  duplicate: Copy,
  edit: Pencil,
  remove: Trash2,
  choose: ChevronDown,
  condition: EyeOff,
} satisfies Record<BuiltInFieldType, unknown> & Record<string, ComponentType<{ id: string; size: string }>>

/** An icon of the sheet. */
export type IconName = keyof typeof ICONS

/** The icon of a field type; a puzzle piece for types of an application. */
export const iconOfType = (type: FieldType): IconName =>
  Object.hasOwn(ICONS, type) ? (type as BuiltInFieldType) : 'own'

const SheetContext = createContext('')

/**
 * Defines the shapes of each icon once; `SheetIcon` below refers to them. A form of 500 fields has more than 3,000 icons.
 */
export function IconSheet({ children }: { children: ReactNode }) {
  const sheet = useId()
  return (
    <SheetContext value={sheet}>
      <svg aria-hidden className={styles.sheet}>
        {Object.entries(ICONS).map(([name, Icon]) => (
          <Icon key={name} id={sheet + name} size="100%" />
        ))}
      </svg>
      {children}
    </SheetContext>
  )
}

/** An icon, by reference to the sheet. */
export function SheetIcon({ name, size = 16 }: { name: IconName; size?: number }) {
  const sheet = use(SheetContext)
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`#${sheet}${name}`} />
    </svg>
  )
}
