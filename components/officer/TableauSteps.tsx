'use client'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import { type FinalResult, type ShareSum, shareSum } from '@/rules/kernel/imbalance'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { Amount, useChips } from '../tell/Amount'

/** A draw from the cashier as a tableau tells it. */
export interface CassaStep {
  /** The moment of the draw; 0 where it is not known. */
  at: Instant
  /** The reason in the reader's words. */
  reason: string
  chips: Chips
  /** The link to its slip; absent where none is printed. */
  slip?: ReactNode
}

interface TableauStepsProps {
  casse: readonly CassaStep[]
  row: FinalResult & { drawn: Chips; counted: Chips }
  imbalance: Chips
  /** The chips are counted; else they are those that the book knows. */
  closed: boolean
  known: boolean
}

/** The steps from the casse, with their times, to the balance; each step with its sum. */
export function TableauSteps({ casse, row, imbalance, closed, known }: TableauStepsProps) {
  const t = useT('desk')
  const chips = useChips()
  const share = shareSum(row, imbalance)
  return (
    <div className="grid gap-4 rounded-card bg-ground p-4 md:grid-cols-2">
      <Casse casse={casse} drawn={row.drawn} />
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
          {share && <ShareStep share={share} imbalance={imbalance} given={row.shareChips} />}
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

/** The arithmetic of a share of the imbalance, with the fraction that rounding took away. */
function ShareStep(props: { share: ShareSum; imbalance: Chips; given: Chips }) {
  const t = useT('desk')
  const chips = useChips()
  const format = useFormatter()
  const { decimals } = useClub().club
  const { share, imbalance, given } = props
  const exact = format.number((share.whole + share.rest / share.total) / 10 ** decimals, {
    maximumFractionDigits: decimals + 2,
  })
  return (
    <Step name={t(imbalance > 0 ? 'tableau.shareOfSupero' : 'tableau.shareOfAmmanco')}>
      <span className="text-sage">
        {chips(share.amount)} × {chips(share.weight)} ÷ {chips(share.total)} ={' '}
        {share.rest > 0 && `${exact} → `}
      </span>
      <Amount chips={given} sign />
      {share.rest > 0 && (
        <span className="block text-sm text-sage">
          {t(share.chips > share.whole ? 'tableau.roundedUp' : 'tableau.roundedDown')}
        </span>
      )}
    </Step>
  )
}

function Casse({ casse, drawn }: { casse: readonly CassaStep[]; drawn: Chips }) {
  const t = useT('desk')
  const format = useFormatter()
  return (
    <section>
      <h3 className="mb-1 font-sans text-sage">{t('tableau.casse')}</h3>
      <ol>
        {casse.map((cassa, index) => (
          // Casse are only ever added at the end, so their index identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex items-baseline gap-3">
            <span className="w-16 text-sage tabular-nums">
              {cassa.at > 0
                ? format.dateTime(cassa.at, { hour: '2-digit', minute: '2-digit' })
                : '—'}
            </span>
            <span className="flex-1">
              {cassa.reason} {cassa.slip}
            </span>
            <Amount chips={cassa.chips} sign={cassa.chips < 0} />
          </li>
        ))}
        <li className="mt-1 flex justify-between border-t border-line pt-1 font-semibold">
          <span>{t('tableau.drawn')}</span>
          <Amount chips={drawn} />
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
