'use client'
import type { Equation } from '@/rules/float/equation'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Line, Lines } from '../kit/Line'

const THERE = ['pieces', 'banknotes', 'advancesOut', 'carried'] as const
const DUE = ['opening', 'added', 'returned', 'plus', 'minus', 'played'] as const

/** The one equation term by term: the sum that is there, and the one that should be. */
export function EquationLines({ equation }: { equation: Equation }) {
  const t = useT('float-room')
  const row = (term: (typeof THERE)[number] | (typeof DUE)[number], chips: Chips) =>
    chips === 0 ? null : (
      <Line key={term} name={t(`equation.${term}`)}>
        <Amount chips={chips} />
      </Line>
    )
  return (
    <div className="mt-3 grid gap-x-6 sm:grid-cols-2">
      <Lines>
        {THERE.map((term) => row(term, equation[term]))}
        <Line name={<strong className="text-ivory">{t('equation.is')}</strong>}>
          <Amount chips={equation.is} className="font-semibold" />
        </Line>
      </Lines>
      <Lines>
        {DUE.map((term) => row(term, equation[term]))}
        <Line name={<strong className="text-ivory">{t('equation.due')}</strong>}>
          <Amount chips={equation.due} className="font-semibold" />
        </Line>
      </Lines>
    </div>
  )
}
