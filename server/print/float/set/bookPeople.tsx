import { sumOf } from '@/rules/kernel/chips'
import type { Column } from '../../columns'
import type { BookPaper, ClientLine, ClientOnPaper } from '../papers'
import { List, Part, type Writing } from './parts'

type PartProps = Writing & { content: BookPaper }

/** The staff on duty, from an hour to another (V.book-staff). */
export function Staff({ content: { staff }, words, pen }: PartProps) {
  return (
    <Part title={words('float.book.staff')}>
      <List
        columns={[
          { title: words('float.office'), parts: 28 },
          { title: words('float.name'), parts: 34 },
          { title: words('float.from'), parts: 12 },
          { title: words('float.to'), parts: 12 },
          { title: '', parts: 14 },
        ]}
        rows={staff.map(({ office, person, inRoom, from, to }) => [
          office,
          person.name,
          pen.time(from),
          to === null ? '' : pen.time(to),
          inRoom ? words('float.inRoom') : '',
        ])}
        none={words('float.none')}
      />
    </Part>
  )
}

/** The changeurs' turns, with the value that each took over (V.handover). */
export function Turns({ content: { turns }, words, pen }: PartProps) {
  return (
    <Part title={words('float.book.turns')}>
      <List
        columns={[
          { title: words('float.signer.changeur'), parts: 40 },
          { title: words('float.from'), parts: 15 },
          { title: words('float.to'), parts: 15 },
          { title: words('float.tookOver'), parts: 30, figure: true },
        ]}
        rows={turns.map(({ person, since, until, took }) => [
          person.name,
          pen.time(since),
          until === null ? '' : pen.time(until),
          pen.figure(took),
        ])}
        none={words('float.none')}
      />
    </Part>
  )
}

const sumsOf = (lines: readonly ClientLine[], kind: ClientLine['kind']) =>
  sumOf(lines.filter((line) => line.kind === kind).map(({ chips }) => chips))

/** The clients with what went out and what came in, each with its hour (V.book-clients). */
export function Clients({ content: { clients }, words, pen }: PartProps) {
  const columns: Column[] = [
    { title: words('float.client'), parts: 34 },
    { title: words('float.hour'), parts: 12 },
    { title: words('float.out'), parts: 14, figure: true },
    { title: words('float.back'), parts: 14, figure: true },
    { title: words('float.banknotes'), parts: 14, figure: true },
    { title: words('float.left'), parts: 14, figure: true },
  ]
  const cell = (chips: number) => (chips === 0 ? '' : pen.figure(chips))
  const all = clients.flatMap(({ lines }) => lines)
  const rows = clients.flatMap((client: ClientOnPaper) =>
    client.lines.map(({ at, kind, chips }, index) => {
      const isLast = index === client.lines.length - 1
      const name = client.person?.name ?? words('float.unnamed')
      return [
        index === 0 ? name : '',
        pen.time(at),
        kind === 'out' ? pen.figure(chips) : '',
        kind === 'back' ? pen.figure(chips) : '',
        kind === 'notes' ? pen.figure(chips) : '',
        isLast ? cell(client.left) : '',
      ]
    }),
  )
  return (
    <Part title={words('float.book.clients')}>
      <List
        columns={columns}
        rows={rows}
        foot={[
          words('float.book.clientCount', { count: clients.length }),
          '',
          pen.figure(sumsOf(all, 'out')),
          pen.figure(sumsOf(all, 'back')),
          pen.figure(sumsOf(all, 'notes')),
          pen.figure(sumOf(clients.map(({ left }) => left))),
        ]}
        none={words('float.none')}
      />
    </Part>
  )
}
