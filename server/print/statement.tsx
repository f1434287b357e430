import { titleFor } from '@/messages/evening'
import { Sheet } from './frame'
import type { Table } from './lists'
import type { Letterhead, StatementPaper } from './papers'
import { penFor, wordsFor } from './words'

/** A member's closed evenings, oldest first, with the running balance. */
export function Statement({ head, content }: { head: Letterhead; content: StatementPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const columns = [
    { title: words('statement.day'), parts: 24 },
    { title: words('statement.evening'), parts: 24 },
    { title: words('statement.casse'), parts: 10, figure: true },
    { title: words('statement.counted'), parts: 10, figure: true },
    { title: words('statement.share'), parts: 9, figure: true },
    { title: words('statement.final'), parts: 11, figure: true },
    { title: words('statement.balance'), parts: 14, figure: true },
  ]
  const unit = head.club.unit
  const lines = [
    `${content.member.name} · ${words('card', { card: content.member.card })}`,
    words('statement.evenings', { count: content.rows.length }),
    unit ? words('unit.currency', { unit }) : words('unit.points'),
  ]
  const sum = (key: 'casse' | 'counted' | 'share' | 'final') =>
    content.rows.reduce((total, row) => total + row[key], 0)
  const table: Table = {
    columns,
    rows: content.rows.map((row) => [
      pen.day(row.day),
      row.imported
        ? `${row.title} ${words('statement.imported')}`
        : titleFor(row.title, row.day, head.locale),
      pen.figure(row.casse),
      pen.figure(row.counted),
      row.share === 0 ? '' : pen.signed(row.share),
      pen.signed(row.final),
      pen.signed(row.balance),
    ]),
    foot: [
      words('statement.total'),
      '',
      pen.figure(sum('casse')),
      pen.figure(sum('counted')),
      pen.signed(sum('share')),
      pen.signed(sum('final')),
      '',
    ],
    none: words('statement.none'),
  }
  return <Sheet head={head} title={words('statement.title')} lines={lines} blocks={[table]} />
}
