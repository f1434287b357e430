'use client'
import type { ReactNode } from 'react'
import { type Chips, magnitude, negate } from '@/rules/kernel/chips'
import { totals, wholeGap } from '@/rules/poker/16-tableau/sums'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { Badge } from '../../ui/Badge'
import { Countdown, isRunning } from '../../ui/Countdown'
import { useWhich } from '../../ui/ofNow'
import { useCommanding } from '../commanding'
import { countLines } from './cash/count'

/** A table's figures in one strip: state, giro and colpo, pot, casse, quadratura, clocks. */
export function Facts({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { summary, level } = table
  const closed = summary.status === 'closed'
  return (
    <header className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-2xl">{summary.label}</h2>
        <Badge tone={summary.status === 'playing' ? 'good' : 'plain'}>
          {t(`status.${summary.status}`)}
        </Badge>
        <span className="text-sage">
          {t('list.uscita')} <Amount chips={summary.uscita} /> · {t('list.passata')}{' '}
          <Amount chips={summary.passata} /> · {t(`level.${level}`)}
        </span>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 rounded-card bg-felt px-4 py-1.5">
        {summary.startedAt !== null && (
          <>
            <Fact name={t('facts.giro')}>{summary.giro}</Fact>
            {level > 1 && (
              <Fact name={t('facts.colpo')}>
                {table.colpoNumber}
                {table.colpo && <span className="ml-2 text-sm text-sage">{t('facts.inPlay')}</span>}
              </Fact>
            )}
          </>
        )}
        {level > 1 && !closed && (
          <Fact name={t('facts.pot')}>
            <Amount chips={table.pot} />
          </Fact>
        )}
        <Fact name={t('facts.casse')}>
          <Amount chips={closed ? totals(table.tableau).drawn : table.cassa} />
        </Fact>
        <Fact name={t('facts.quadratura')}>
          <Quadratura table={table} />
        </Fact>
        <Clocks table={table} />
      </dl>
    </header>
  )
}

/** III.1: resti, pot and onori together equal the casse handed out. From the count on, the counted resti decide. */
function Quadratura({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { status } = table.summary
  if (status === 'closed') return <Gap chips={negate(table.tableau.imbalance)} />
  if (status === 'counting') {
    const lines = countLines(table)
    const gap = wholeGap(lines, table.cassa)
    if (gap !== null) return <Gap chips={gap} />
    const n = lines.filter(({ counted }) => counted !== null).length
    return <span className="text-sage">{t('facts.counted', { n, of: lines.length })}</span>
  }
  if (table.level === 1) return <span className="text-sage">{t('facts.unknown')}</span>
  return (
    <span className={table.balanced ? 'text-good' : 'text-bad'}>
      {t(table.balanced ? 'facts.balanced' : 'facts.unbalanced')}
    </span>
  )
}

/** Chips on the table beyond the casse: none balances, too few are a supero, too many an ammanco. */
function Gap({ chips: gap }: { chips: Chips }) {
  const t = useT('desk')
  if (gap === 0) return <span className="text-good">{t('facts.balanced')}</span>
  const chips = () => <Amount chips={magnitude(gap)} />
  return (
    <span className="text-warn">
      {t.rich(gap < 0 ? 'facts.supero' : 'facts.ammanco', { chips })}
    </span>
  )
}

function Clocks({ table }: { table: DeskTable }) {
  const { now } = useCommanding()
  const clocks = useWhich(
    table.summary.clocks.filter(({ kind }) => kind !== 'call'),
    now,
    isRunning,
  )
  const t = useT('desk')
  return clocks.map((clock) => (
    <Fact
      key={`${clock.kind}-${clock.member}`}
      name={
        <>
          {t(`clock.${clock.kind}`)} {clock.member && <MemberName id={clock.member} />}
        </>
      }
    >
      {clock.until === null ? '—' : <Countdown clock={clock} now={now} />}
    </Fact>
  ))
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm leading-tight text-sage">{name}</dt>
      <dd className="text-xl leading-tight font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
