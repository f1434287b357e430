import type { AdvanceLine, MovementLine } from '../papers'
import { List, type Writing } from './parts'

/** The forms of the float, one line each. */
export function MovementList({
  movements,
  words,
  pen,
}: Writing & { movements: readonly MovementLine[] }) {
  return (
    <List
      columns={[
        { title: words('float.form.form'), parts: 24 },
        { title: words('float.step.asked'), parts: 14 },
        { title: words('float.step.received'), parts: 14 },
        { title: words('float.form.gives'), parts: 15, figure: true },
        { title: words('float.form.gets'), parts: 15, figure: true, apart: true },
        { title: words('float.form.state'), parts: 18 },
      ]}
      rows={movements.map(({ kind, form, asked, received, out, in: comes, status }) => [
        words('float.form.numbered', { kind: words(`float.kind.${kind}`), form }),
        asked === null ? '' : pen.time(asked),
        received === null ? '' : pen.time(received),
        pen.figure(out),
        pen.figure(comes),
        words(`float.status.${status}`),
      ])}
      none={words('float.none')}
    />
  )
}

/** Advances with their grantor, their returns and what is left. */
export function AdvanceList({
  advances,
  words,
  pen,
}: Writing & { advances: readonly AdvanceLine[] }) {
  return (
    <List
      columns={[
        { title: words('float.line'), parts: 6 },
        { title: words('float.client'), parts: 22 },
        { title: words('float.advance.granted'), parts: 24 },
        { title: words('float.advance.given'), parts: 10 },
        { title: words('float.out'), parts: 11, figure: true },
        { title: words('float.back'), parts: 11, figure: true },
        { title: words('float.left'), parts: 11, figure: true, apart: true },
        { title: words('float.form.state'), parts: 16 },
      ]}
      rows={advances.map((one) => [
        String(one.number),
        one.person.name,
        `${one.grantor.name}, ${pen.time(one.grantedAt)}`,
        one.givenAt === null ? '' : pen.time(one.givenAt),
        one.givenAt === null ? '' : pen.figure(one.chips),
        pen.figure(one.returned),
        pen.figure(one.left),
        words(`float.advance.status.${one.status}`),
      ])}
      none={words('float.none')}
    />
  )
}
