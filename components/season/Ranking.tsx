'use client'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import type { SeasonFigures } from './figures'

/** Stands for the name of a member who has not agreed to be named. */
const HIDDEN = '—'

/** Hides a column on phones. */
const WIDE = 'max-sm:hidden'

/** Members by balance; the viewer's own line is marked. */
export function Ranking({ members }: { members: SeasonFigures['members'] }) {
  const t = useT('season')
  return (
    <>
      <table className={TABLE}>
        <caption className="sr-only">{t('ranking.caption')}</caption>
        <thead>
          <tr>
            <th className={`${HEAD} ${FIGURE}`}>
              <span className="sr-only">{t('ranking.place')}</span>
            </th>
            <th className={HEAD}>{t('ranking.member')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('ranking.evenings')}</th>
            <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('ranking.casse')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('ranking.balance')}</th>
            <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('ranking.best')}</th>
            <th className={`${HEAD} ${FIGURE} ${WIDE}`}>{t('ranking.worst')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((one, index) => (
            <tr key={one.key} className={one.isMe ? 'bg-felt-high' : ''}>
              <td className={`${CELL} ${FIGURE} text-sage`}>{index + 1}</td>
              <th scope="row" className={`${CELL} font-semibold`}>
                {one.name}
              </th>
              <td className={`${CELL} ${FIGURE}`}>{one.evenings}</td>
              <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                <Amount chips={one.casse} />
              </td>
              <td className={`${CELL} ${FIGURE} font-semibold`}>
                <Amount chips={one.balance} sign />
              </td>
              <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                <Amount chips={one.best} sign />
              </td>
              <td className={`${CELL} ${FIGURE} ${WIDE}`}>
                <Amount chips={one.worst} sign />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {members.some(({ name }) => name === HIDDEN) && (
        <p className="text-sm text-sage">{t('ranking.hidden')}</p>
      )}
    </>
  )
}
