'use client'
import { useDays } from '../history/days'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { buttonLook } from '../ui/buttonLook'
import type { OddsLine } from './figures'
import { inChips, PlaceMark, useDecimals, useMeanText } from './writing'

const WIDE = 'max-md:hidden'

interface DaysProps {
  lines: readonly OddsLine[]
  /** The club holds the bank, so that what was sold was held or not. */
  isHouse: boolean
  onLook: (line: OddsLine) => void
}

/** Tables and days of one game, the latest first. */
export function Days({ lines, isHouse, onLook }: DaysProps) {
  const t = useT('odds')
  const decimals = useDecimals()
  return (
    <table className={TABLE}>
      <caption className="sr-only">{t('days.caption')}</caption>
      <thead>
        <tr>
          <th className={HEAD}>{t('days.day')}</th>
          <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('days.rounds')}</th>
          <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('days.laid')}</th>
          {isHouse && <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('days.drop')}</th>}
          {isHouse && <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('days.hold')}</th>}
          <th className={`${HEAD} ${FIGURE}`}>{t('days.won')}</th>
          <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('days.mean')}</th>
          <th className={`${HEAD} ${FIGURE} max-sm:whitespace-normal`}>{t('days.place')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.evening}/${line.table}`}>
            <DayHead line={line} onLook={onLook} />
            <td className={`${CELL} ${FIGURE} ${WIDE}`}>{line.sum.rounds}</td>
            <td className={`${CELL} ${FIGURE} ${WIDE}`}>
              <Amount chips={inChips(line.sum.laid)} />
            </td>
            {isHouse && (
              <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                <Amount chips={line.drop === null ? null : inChips(line.drop)} />
              </td>
            )}
            {isHouse && (
              <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                {line.drop === null
                  ? '—'
                  : `${decimals((100 * line.sum.won) / line.drop, 1, true)} %`}
              </td>
            )}
            <td className={`${CELL} ${FIGURE}`}>
              <Amount chips={inChips(line.sum.won)} sign />
            </td>
            <MeanCell line={line} />
            <td className={`${CELL} ${FIGURE} max-sm:whitespace-normal`}>
              <PlaceMark sum={line.sum} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MeanCell({ line }: { line: OddsLine }) {
  const mean = useMeanText()
  return <td className={`${CELL} ${FIGURE} ${WIDE}`}>{mean(line.sum)}</td>
}

function DayHead({ line, onLook }: { line: OddsLine; onLook: (line: OddsLine) => void }) {
  const t = useT('odds')
  const { short } = useDays()
  const day = short(line.day)
  return (
    <th scope="row" className={`${CELL} font-normal`}>
      <button
        type="button"
        className={`${buttonLook('quiet')} -ml-3 flex-col items-start! text-left!`}
        aria-label={t('days.look', { day, n: line.number })}
        onClick={() => onLook(line)}
      >
        <span className="underline">{day}</span>
        <span className="text-sm font-normal text-sage">{t('days.n', { n: line.number })}</span>
      </button>
    </th>
  )
}
