'use client'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import type { Chips } from '@/rules/kernel/chips'
import { type ShareSum, shareSum } from '@/rules/poker/16-tableau/sums'
import type { TableauRow } from '@/rules/poker/state/tableau'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { Amount, useChips } from '../../tell/Amount'

interface TableauDetailsProps {
  row: TableauRow
  imbalance: Chips
  closed: boolean
  known: boolean
}

/** The steps from the casse, with their times, to the balance; each step with its sum. */
export function TableauDetails({ row, imbalance, closed, known }: TableauDetailsProps) {
  const t = useT('desk')
  const chips = useChips()
  const format = useFormatter()
  const { decimals } = useClub().club
  const share = shareSum(row, imbalance)
  const exact = (sum: ShareSum) =>
    format.number((sum.whole + sum.rest / sum.total) / 10 ** decimals, {
      maximumFractionDigits: decimals + 2,
    })
  return (
    <div className="grid gap-4 rounded-card bg-ground p-4 md:grid-cols-2">
      <Casse row={row} />
      {known && (
        <dl className="flex flex-col gap-1">
          <Step name={t(closed ? 'tableau.counted' : 'tableau.resto')}>
            <Amount chips={row.counted} />
          </Step>
          <Step name={t('tableau.result')}>
            <span className="text-sage">
              {chips(row.counted)} − {chips(row.drawn)} ={' '}
            </span>
            <Amount chips={row.result} sign />
          </Step>
          {share && (
            <Step name={t(imbalance > 0 ? 'tableau.shareOfSupero' : 'tableau.shareOfAmmanco')}>
              <span className="text-sage">
                {chips(share.amount)} × {chips(share.weight)} ÷ {chips(share.total)} ={' '}
                {share.rest > 0 && `${exact(share)} → `}
              </span>
              <Amount chips={row.shareChips} sign />
              {share.rest > 0 && (
                <span className="block text-sm text-sage">
                  {t(share.chips > share.whole ? 'tableau.roundedUp' : 'tableau.roundedDown')}
                </span>
              )}
            </Step>
          )}
          <Step name={t('tableau.final')}>
            {row.shareChips !== 0 && (
              <span className="text-sage">
                {chips(row.result, true)} {chips(row.shareChips, true)} ={' '}
              </span>
            )}
            <Amount chips={row.final} sign className="font-semibold" />
          </Step>
        </dl>
      )}
    </div>
  )
}

function Casse({ row }: { row: TableauRow }) {
  const t = useT('desk')
  const format = useFormatter()
  return (
    <section>
      <h3 className="mb-1 font-sans text-sage">{t('tableau.casse')}</h3>
      <ol>
        {row.casse.map((cassa, index) => (
          // Casse are only ever added at the end, so their index identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex gap-3">
            <span className="w-16 text-sage tabular-nums">
              {cassa.at > 0
                ? format.dateTime(cassa.at, { hour: '2-digit', minute: '2-digit' })
                : '—'}
            </span>
            <span className="flex-1">{t(`reason.${cassa.reason}`)}</span>
            <Amount chips={cassa.chips} sign={cassa.chips < 0} />
          </li>
        ))}
        <li className="mt-1 flex justify-between border-t border-line pt-1 font-semibold">
          <span>{t('tableau.drawn')}</span>
          <Amount chips={row.drawn} />
        </li>
      </ol>
    </section>
  )
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1">
      <dt className="text-sage">{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  )
}
