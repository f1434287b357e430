'use client'
import { type Chips, magnitude, NO_CHIPS } from '@/rules/kernel/chips'
import { totals } from '@/rules/poker/16-tableau/sums'
import type { TableauView } from '@/rules/poker/views/tableau'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { TableauLine } from './TableauLine'

interface TableauProps {
  tableau: Pick<TableauView, 'rows' | 'imbalance' | 'closedAt'>
  /** Chips in the middle and in onori during the game; by these the results do not sum to zero yet. */
  middle?: Chips
  /** True once every resto is counted: shares and finals are then those that closing will write. */
  final?: boolean
  /** False at level 1 (casse only): resti and results are then dashes. */
  known?: boolean
}

const HEAD = 'border-b-2 border-line-strong px-3 py-2 text-sm font-semibold text-sage'

/** XVI.1: the tableau of a table, live or closed. Every line unfolds from casse to balance. */
export function Tableau({ tableau, middle = NO_CHIPS, final = false, known = true }: TableauProps) {
  const t = useT('desk')
  const sum = totals(tableau)
  const closed = final || tableau.closedAt !== null
  return (
    <div className="flex flex-col gap-3">
      <div className="overflow-x-auto rounded-card bg-felt">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t('tableau.caption')}</caption>
          <thead>
            <tr>
              <th className={HEAD}>{t('tableau.name')}</th>
              <th className={`${HEAD} text-right`}>{t('tableau.casse')}</th>
              <th className={`${HEAD} text-right`}>
                {t(closed ? 'tableau.counted' : 'tableau.resto')}
              </th>
              <th className={`${HEAD} text-right`}>{t('tableau.result')}</th>
              <th className={`${HEAD} text-right`}>{t('tableau.share')}</th>
              <th className={`${HEAD} text-right`}>{t('tableau.final')}</th>
            </tr>
          </thead>
          {tableau.rows.map((row) => (
            <TableauLine
              key={row.member}
              row={row}
              imbalance={tableau.imbalance}
              closed={closed}
              known={known}
            />
          ))}
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="px-3 py-3">
                {t('tableau.total')}
              </th>
              <Total chips={sum.drawn} />
              <Total chips={known ? sum.counted : null} />
              <Total chips={known ? sum.result : null} sign />
              <Total chips={known ? sum.share : null} sign />
              <Total chips={known ? sum.final : null} sign />
            </tr>
          </tfoot>
        </table>
      </div>
      {!closed && middle > 0 && (
        <p className="text-sage">
          {t.rich('tableau.middle', { chips: () => <Amount chips={middle} /> })}
        </p>
      )}
      <Imbalance imbalance={tableau.imbalance} closed={closed} />
    </div>
  )
}

function Total({ chips, sign = false }: { chips: Chips | null; sign?: boolean }) {
  return (
    <td className="px-3 py-3 text-right">
      <Amount chips={chips} sign={sign} />
    </td>
  )
}

/** M1: the losers share what is left over, the winners make good what is missing. */
function Imbalance({ imbalance, closed }: { imbalance: Chips; closed: boolean }) {
  const t = useT('desk')
  if (!closed) return null
  if (imbalance === 0) return <p className="text-good">{t('tableau.balanced')}</p>
  return (
    <p>
      {t.rich(imbalance > 0 ? 'tableau.supero' : 'tableau.ammanco', {
        chips: () => <Amount chips={magnitude(imbalance)} className="font-semibold" />,
      })}
    </p>
  )
}
