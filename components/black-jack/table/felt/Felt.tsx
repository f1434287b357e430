'use client'
import { useId } from 'react'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import { RankCards } from '../../../banked/RankCard'
import { useT } from '../../../language/i18n'
import type { ResultDraft } from '../result/useResult'
import { useTable } from '../tablet'
import { CasellaColumn } from './CasellaColumn'

interface FeltProps {
  onCasella: (number: CasellaNumber) => void
  onSeat: (number: CasellaNumber) => void
  /** The colpo being told as a result; null where it is played card by card. */
  result: ResultDraft | null
}

/** The caselle in an arc from the dealer's left, casella 1, to the right, and the banco before the dealer. */
export function Felt({ onCasella, onSeat, result }: FeltProps) {
  const t = useT('bj-table')
  const view = useTable()
  const { seats } = view.summary
  return (
    <div className="night relative isolate flex grow flex-col p-2 stacked:bg-[radial-gradient(ellipse_at_50%_120%,#1d5a41,#0d2b20_70%)] wide:min-h-0">
      <TableArc />
      <ol
        aria-label={t('felt.caselle')}
        data-keys="once"
        className="grid grow grid-cols-[repeat(auto-fit,minmax(4.1rem,1fr))] gap-1.5 wide:min-h-0 wide:basis-0"
      >
        {seats.map((seat) => (
          <CasellaColumn
            key={seat.number}
            seat={seat}
            drop={dropOf(seat.number, seats.length)}
            draft={result?.draft.find(({ casella }) => casella === seat.number) ?? null}
            telling={result?.change ?? null}
            hasBlackJack={result?.hasBlackJack ?? false}
            isSent={result?.isSent ?? false}
            onCasella={onCasella}
            onSeat={onSeat}
          />
        ))}
      </ol>
      {view.summary.level === 3 && <Banco />}
    </div>
  )
}

/** The banco's cards and its point; cards that it keeps stand beside. */
function Banco() {
  const t = useT('bj-table')
  const { colpo } = useTable()
  const cards = colpo?.banco ?? []
  const isNext = colpo?.next?.to === 'banco'
  return (
    <section
      aria-label={t('felt.banco')}
      className={`mx-auto mt-2 flex min-h-16 items-center gap-3 rounded-t-[3rem] border-2 px-8 py-2 ${isNext ? 'border-brass' : 'border-line-strong'}`}
    >
      <h2 className="text-lg text-sage">{t('felt.banco')}</h2>
      <RankCards cards={cards} />
      {colpo && cards.length > 0 && (
        <strong className="text-3xl tabular-nums">{colpo.bancoPoint.total}</strong>
      )}
      {colpo?.bancoNext.map((rank) => (
        <span key={rank} className="text-sm text-sage">
          {t('felt.kept', { card: rank })}
        </span>
      ))}
    </section>
  )
}

/** How far the outermost of these places stands below the middle one, so that all follow the table's edge. */
const DROP_REM = 3

/** The distance of a place from the top of the felt; 0 in the middle. */
function dropOf(place: number, places: number): string {
  const middle = (places - 1) / 2
  const aside = middle === 0 ? 0 : (place - 1 - middle) / middle
  return `${DROP_REM * aside ** 2}rem`
}

/** The table from above: its rail and cloth, curved before the players, and the line of the insurance. */
function TableArc() {
  const rail = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 hidden size-full wide:block"
    >
      <defs>
        <linearGradient id={rail} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6d4a2a" />
          <stop offset="35%" stopColor="#3a2614" />
        </linearGradient>
      </defs>
      <path d="M0 11Q50 -9.5 100 11V100H0Z" fill={`url(#${rail})`} />
      <path d="M0 19Q50 -1.5 100 19V100H0Z" fill="var(--cloth-dim)" />
      <path
        d="M0 39Q50 18.5 100 39"
        fill="none"
        stroke="#e9dcb8"
        strokeOpacity="0.35"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
