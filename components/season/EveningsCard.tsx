'use client'
import { GameMark } from '../club/GameMark'
import { useDays } from '../history/days'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { useEveningTitle } from '../tell/day'
import { Block } from '../ui/Block'
import type { SeasonFigures } from './figures'

/** The period's closed tableaux, newest first. */
export function EveningsCard({ evenings }: { evenings: SeasonFigures['evenings'] }) {
  const titleOf = useEveningTitle()
  const t = useT('season')
  const { short } = useDays()
  return (
    <Block title={t('evenings.title')}>
      <table className={TABLE}>
        <caption className="sr-only">{t('evenings.caption')}</caption>
        <thead>
          <tr>
            <th className={HEAD}>{t('evenings.evening')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('evenings.players')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('evenings.casse')}</th>
            <th className={`${HEAD} ${FIGURE} max-sm:whitespace-normal`}>{t('evenings.gap')}</th>
          </tr>
        </thead>
        <tbody>
          {evenings.toReversed().map((one) => (
            <tr key={one.tableauId}>
              <th scope="row" className={`${CELL} font-normal`}>
                <span className="font-semibold whitespace-nowrap">{short(one.day)}</span>{' '}
                <span className="text-sage">
                  {titleOf(one)}
                  <GameMark game={one.game} />
                  {one.source === 'import' && ` · ${t('evenings.imported')}`}
                </span>
              </th>
              <td className={`${CELL} ${FIGURE}`}>{one.players}</td>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={one.casse} />
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                {one.gap === 0 ? t('gaps.even') : <Amount chips={one.gap} sign />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}
