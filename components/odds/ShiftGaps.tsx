'use client'
import { type ControlLimits, controlLimits } from '@/rules/kernel/control'
import { useGameName } from '../club/club'
import { useDays } from '../history/days'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { Amount, useChips } from '../tell/Amount'
import { Moment } from '../tell/Moment'
import { Badge } from '../ui/Badge'
import { Block } from '../ui/Block'
import { Nothing } from '../ui/Loading'
import { ControlChart } from './ControlChart'
import type { ShiftGap } from './figures'
import { inChips } from './writing'

const isOutside = ({ gap }: ShiftGap, limits: ControlLimits | null): boolean =>
  limits !== null && (gap < limits.lower || gap > limits.upper)

/** Gaps found at the counts of the floats, in a control chart: by float and shift, never by person. */
export function ShiftGaps({ shifts }: { shifts: readonly ShiftGap[] }) {
  const t = useT('odds')
  const chips = useChips()
  const inTime = [...shifts].sort((a, b) => a.to - b.to)
  const limits = controlLimits(inTime.map(({ gap }) => gap))
  return (
    <Block title={t('gaps.title')}>
      <p className="mb-3 max-w-4xl text-sage">{t('gaps.about')}</p>
      {inTime.length === 0 && <Nothing>{t('gaps.none')}</Nothing>}
      {inTime.length > 0 && (
        <p className="mb-3">
          {limits
            ? t('gaps.limits', {
                mean: chips(inChips(limits.mean), true),
                lower: chips(inChips(limits.lower), true),
                upper: chips(inChips(limits.upper), true),
                count: inTime.filter((one) => isOutside(one, limits)).length,
              })
            : t('gaps.few', { count: inTime.length })}
        </p>
      )}
      {limits && (
        <ControlChart
          label={t('gaps.label')}
          unit={t('gaps.unit')}
          values={inTime.map(({ gap }) => gap)}
          limits={limits}
        />
      )}
      <Found shifts={inTime.filter(({ gap }) => gap !== 0).toReversed()} limits={limits} />
    </Block>
  )
}

interface FoundProps {
  shifts: readonly ShiftGap[]
  limits: ControlLimits | null
}

function Found({ shifts, limits }: FoundProps) {
  const t = useT('odds')
  const { short } = useDays()
  const name = useGameName()
  if (shifts.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-2 text-lg">{t('gaps.list')}</h3>
      <table className={TABLE}>
        <caption className="sr-only">{t('gaps.caption')}</caption>
        <thead>
          <tr>
            <th className={HEAD}>{t('gaps.shift')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('gaps.gap')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('gaps.compensated')}</th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <tr key={`${shift.evening}/${shift.table}/${shift.number}`}>
              <th scope="row" className={`${CELL} font-normal`}>
                <span className="font-semibold">{short(shift.day)}</span> <Moment at={shift.from} />
                –<Moment at={shift.to} />
                <span className="block text-sage">
                  {t('gaps.n', { game: name(shift.game), table: shift.table, n: shift.number })}
                </span>
                {isOutside(shift, limits) && <Badge tone="warn">{t('gaps.outside')}</Badge>}
              </th>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={inChips(shift.gap)} sign />
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={inChips(shift.compensated)} sign />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
