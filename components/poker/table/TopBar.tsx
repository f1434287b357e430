'use client'
import type { ReactNode } from 'react'
import type { ClockView } from '@/rules/poker/views/clocks'
import { useT } from '../../language/i18n'
import { Figure } from '../../tablet/Figure'
import { Amount } from '../../tell/Amount'
import { Countdown, isRunning } from '../../ui/Countdown'
import { useWhich } from '../../ui/ofNow'
import { useTable } from './context'
import { TakeBack } from './menu/TakeBack'

/** One line: the table, the state of the game, the clocks of right, and the quadratura. */
export function TopBar({ children }: { children?: ReactNode }) {
  const { view, now } = useTable()
  const t = useT('table')
  const { summary } = view
  const clocks = useWhich(summary.clocks.filter(isOfTable), now, isRunning)
  return (
    <header className="flex min-h-16 items-center gap-x-4 gap-y-1 border-b border-brass/40 px-4 py-1 stacked:flex-wrap">
      <div>
        <h1 className="text-2xl leading-tight font-semibold whitespace-nowrap">{summary.label}</h1>
        <p className="text-sm text-sage">
          {t('top.uscita')} <Amount chips={summary.uscita} /> · {t('top.passata')}{' '}
          <Amount chips={summary.passata} />
        </p>
      </div>
      {summary.startedAt !== null && (
        <dl className="flex gap-5">
          <Figure
            name={t(summary.lastGiro === null ? 'top.giro' : 'top.lastGiro')}
            value={summary.giro}
          />
          {view.level !== 1 && <Figure name={t('top.colpo')} value={view.colpoNumber} />}
        </dl>
      )}
      {clocks.map((clock) => (
        <p key={`${clock.kind}-${clock.member}`} className="text-sm leading-tight">
          <span className="block text-sage">{t(`clock.${clock.kind}`)}</span>
          <span className="text-xl font-semibold">
            {clock.until === null ? t('clock.noTime') : <Countdown clock={clock} now={now} />}
          </span>
        </p>
      ))}
      <div className="ml-auto flex min-w-0 items-center gap-3 stacked:flex-wrap stacked:justify-end">
        <Quadratura />
        <TakeBack />
        {children}
      </div>
    </header>
  )
}

/** A clock of the whole table, of nobody's own. */
const isOfTable = (clock: ClockView): clock is ClockView & { kind: 'third-giro' | 'first-hour' } =>
  clock.kind === 'third-giro' || clock.kind === 'first-hour'

/** III.1: resti, pot and onori together equal the casse handed out. */
function Quadratura() {
  const { view } = useTable()
  const t = useT('table')
  if (view.level === 1) return <p className="text-sm text-sage">{t('quadratura.unknown')}</p>
  return (
    <p
      className={`border px-3 py-1 text-sm leading-tight ${view.balanced ? 'border-brass/50' : 'border-4 border-double border-bad bg-bad-deep/50 font-semibold'}`}
    >
      <span className="block">{t(view.balanced ? 'quadratura.yes' : 'quadratura.no')}</span>
      <span className="tabular-nums">
        {t('quadratura.casse')} <Amount chips={view.cassa} />
      </span>
    </p>
  )
}
