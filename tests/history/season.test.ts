import { expect, it } from 'vitest'
import type { SeasonLine } from '@/db/queries/tableaux'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { eveningsOf, periodOf, periodsOf, standings } from '@/server/history/season'

const line = (day: string, memberId: string, casse: number, final: number): SeasonLine => ({
  game: 'poker',
  tableauId: day,
  title: 'Venerdì',
  day,
  source: 'evening',
  gap: asChips(0),
  memberId: asMember(memberId),
  casse: asChips(casse),
  counted: asChips(casse + final),
  share: asChips(0),
  final: asChips(final),
})

const LINES = [
  line('2026-01-09', 'alfa', 100, 60),
  line('2026-01-09', 'bravo', 200, -60),
  line('2026-01-16', 'alfa', 300, -90),
  line('2026-01-16', 'charlie', 100, 90),
]

it('members are ranked by balance, with their evenings, casse, best and worst', () => {
  expect(standings(LINES).map(({ course: _, ...one }) => one)).toEqual([
    { memberId: 'charlie', evenings: 1, casse: 100, balance: 90, best: 90, worst: 90 },
    { memberId: 'alfa', evenings: 2, casse: 400, balance: -30, best: 60, worst: -90 },
    { memberId: 'bravo', evenings: 1, casse: 200, balance: -60, best: -60, worst: -60 },
  ])
})

it('a member’s course is the running balance, evening by evening', () => {
  expect(standings(LINES).find((one) => one.memberId === 'alfa')?.course).toEqual([
    { tableauId: '2026-01-09', day: '2026-01-09', balance: 60 },
    { tableauId: '2026-01-16', day: '2026-01-16', balance: -30 },
  ])
})

it('each tableau counts once, with all its casse', () => {
  const evenings = eveningsOf(LINES)
  expect(evenings.map(({ day, players, casse }) => [day, players, casse])).toEqual([
    ['2026-01-09', 2, 300],
    ['2026-01-16', 2, 400],
  ])
})

it('the club’s season runs from September to August, its year from January to December', () => {
  expect(periodsOf(['2025-08', '2025-09', '2026-01'])).toEqual({
    seasons: ['2025-26', '2024-25'],
    years: ['2026', '2025'],
  })
  expect(periodOf('2025-26')).toEqual({ id: '2025-26', from: '2025-09-01', to: '2026-08-31' })
  expect(periodOf('1999-00')).toMatchObject({ from: '1999-09-01', to: '2000-08-31' })
  expect(periodOf('2026')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' })
})

it('a text that is not a period gives none', () => {
  for (const id of ['', '26', '2025-27', '2025-2026', "2026'", 'ALL'])
    expect(periodOf(id)).toBeNull()
})
