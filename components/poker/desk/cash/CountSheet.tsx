'use client'
import { magnitude } from '@/rules/kernel/chips'
import { wholeGap } from '@/rules/poker/16-tableau/sums'
import { recountLimit } from '@/rules/poker/settings'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { CountTable } from '../../../officer/CountTable'
import { Amount } from '../../../tell/Amount'
import { Folding } from '../../../tell/Folding'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Act, useAct } from '../../commanding'
import { countLines } from './count'

/** The count of the resti. A recount replaces the first figure. */
export function CountSheet({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { act, refusal } = useAct()
  const lines = countLines(table)
  const left = lines.filter(({ counted }) => counted === null).length

  return (
    <>
      <Folding
        title={left > 0 ? t('count.title', { n: left }) : t('count.done')}
        isOpen={left > 0 || table.tableau.recountNeeded}
      >
        <p className="text-sage">{t('count.help')}</p>
        <CountTable
          lines={lines}
          player={t('roster.player')}
          onCount={(figure) => act('countResto', { table: table.summary.id, ...figure })}
        />
      </Folding>
      {refusal && <RefusalNote refusal={refusal} />}
      <WholeGap table={table} />
    </>
  )
}

/** The imbalance of the whole table; above the limit, also the steps needed before closing (M5). */
function WholeGap({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const gap = wholeGap(countLines(table), table.cassa)
  const { closing, tableau, settings } = table
  if (gap === null) return null
  const chips = () => <Amount chips={magnitude(gap)} className="font-semibold text-warn" />
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card border-2 border-line bg-felt px-4 py-1"
    >
      <p>
        {gap === 0
          ? t('count.balanced')
          : t.rich(gap < 0 ? 'count.supero' : 'count.ammanco', { chips })}
      </p>
      {tableau.recountNeeded && (
        <div className="flex flex-col items-start gap-2">
          <p className="font-semibold text-warn">
            {t.rich('count.recount', {
              limit: () => <Amount chips={recountLimit(settings)} />,
            })}
          </p>
          <Act
            type="acceptImbalance"
            payload={{ table: table.summary.id, imbalance: tableau.gap }}
            match={{ table: table.summary.id }}
            whyNot={t('count.deputatoAccepts')}
            ask={{
              title: t('count.acceptTitle'),
              body: t('count.acceptAsk'),
              yes: t('count.accept'),
            }}
          >
            {t('count.accept')}
          </Act>
        </div>
      )}
      {closing?.recountAccepted && <p className="text-sage">{t('count.accepted')}</p>}
    </div>
  )
}
