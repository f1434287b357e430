'use client'
import type { TableSummary } from '@/rules/poker/views/summary'
import { useT } from '../../language/i18n'
import { Badge, type Tone } from '../../ui/Badge'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import { useMember } from './context'
import { Stakes } from './places/Lists'
import { SeatList } from './places/SeatList'

const TONES: Readonly<Record<TableSummary['status'], Tone>> = {
  called: 'brass',
  seating: 'calm',
  playing: 'good',
  dissolved: 'warn',
  counting: 'warn',
  closed: 'plain',
}

/** Tonight's tables, without anybody's money: their players and their free seats. */
export function Tables({ except }: { except: string | null }) {
  const t = useT('member')
  const { view } = useMember()
  const tables = view.tables.filter((one) => one.id !== except)
  if (tables.length === 0 && except !== null) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t(except === null ? 'tables.title' : 'tables.others')}</h2>
      {tables.length === 0 && <Nothing>{t('tables.none')}</Nothing>}
      {tables.map((table) => (
        <TableCard key={table.id} table={table} />
      ))}
    </section>
  )
}

function TableCard({ table }: { table: TableSummary }) {
  const t = useT('member')
  const isOn = table.status === 'playing' || table.status === 'seating'
  return (
    <Block title={table.label} aside={<Stakes uscita={table.uscita} passata={table.passata} />}>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <TableStatus status={table.status} />
        {isOn && table.freePlaces > 0 && (
          <span>{t('tables.free', { count: table.freePlaces })}</span>
        )}
        {isOn && table.freePlaces === 0 && <span>{t('tables.full')}</span>}
        {table.giro > 0 && isOn && (
          <span className="text-sage">{t('tables.giro', { n: table.giro })}</span>
        )}
      </p>
      <SeatList table={table} />
    </Block>
  )
}

export function TableStatus({ status }: { status: TableSummary['status'] }) {
  const t = useT('member')
  return <Badge tone={TONES[status]}>{t(`tables.status.${status}`)}</Badge>
}
