import { DayPicker } from 'react-day-picker'
import { Icon } from '../ui/icon.tsx'
import { currentLanguage } from '../ui/texts.ts'
import { dateOfDay, dayOf } from './date-time.ts'

export interface CalendarProps {
  /** `2026-12-01`; empty for none. */
  readonly day: string
  /** Days before it cannot be chosen. */
  readonly first?: string | undefined
  readonly onPick: (day: string) => void
}

/** A month of days to choose one from, with arrow keys too. A chunk of its own: it is fetched when first opened. */
export default function Calendar({ day, first, onPick }: CalendarProps) {
  const chosen = dateOfDay(day)
  const earliest = first === undefined ? undefined : dateOfDay(first)
  return (
    <DayPicker
      autoFocus
      mode="single"
      required
      selected={chosen}
      onSelect={(date: Date | undefined) => date && onPick(dayOf(date))}
      {...(chosen ? { defaultMonth: chosen } : {})}
      {...(earliest ? { disabled: { before: earliest } } : {})}
      captionLayout="dropdown"
      startMonth={new Date(1900, 0)}
      endMonth={new Date(new Date().getFullYear() + 20, 11)}
      showOutsideDays
      fixedWeeks
      weekStartsOn={firstDayOfWeek(currentLanguage())}
      classNames={classNames}
      components={components}
    />
  )
}

const components = {
  Chevron: ({ orientation }: { readonly orientation?: 'up' | 'down' | 'left' | 'right' }) => (
    <Icon name={`chevron-${orientation ?? 'right'}`} size="sm" />
  ),
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** Sunday where the language says so or says nothing, else as it says. */
function firstDayOfWeek(language: string): Weekday {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(language)
  return weekdays[(locale.getWeekInfo?.().firstDay ?? 7) % 7] ?? 0
}

const classNames = {
  root: 'cal',
  months: 'cal__months',
  month: 'cal__month',
  nav: 'cal__nav',
  button_previous: 'icb xs',
  button_next: 'icb xs',
  month_caption: 'cal__caption',
  dropdowns: 'cal__dropdowns',
  dropdown_root: 'cal__dropdown',
  dropdown: 'cal__select',
  caption_label: 'cal__label',
  month_grid: 'cal__grid',
  weekdays: 'cal__week',
  weekday: 'cal__weekday',
  week: 'cal__week',
  day: 'cal__day',
  day_button: 'cal__button',
  selected: 'is-chosen',
  today: 'is-today',
  outside: 'is-outside',
  disabled: 'is-disabled',
  hidden: 'is-hidden',
}
