'use client'
import type { Casella, Hand } from '@/rules/black-jack/state/colpo'
import { RankCards } from '../../../banked/RankCard'
import { useT } from '../../../language/i18n'
import { useTable } from '../tablet'

/** One mano: its cards in their order, its point, and how it ended. */
export function HandShown(props: { casella: Casella; hand: Hand; index: number }) {
  const t = useT('bj-table')
  const { casella, hand, index } = props
  const { colpo } = useTable()
  if (!colpo || hand.cards.length === 0) return null
  const { turn, next } = colpo
  const isHere = (at: { casella: number; hand: number } | null) =>
    at?.casella === casella.number && at.hand === index
  const isTurn = isHere(turn) || (next?.to === 'casella' && isHere(next))
  const point = colpo.points.find((one) => one.casella === casella.number)?.hands[index]
  const isGone = hand.end === 'paid' || hand.end === 'collected'
  return (
    <div
      className={`rounded-lg border-2 p-0.5 ${isTurn ? 'border-brass' : 'border-transparent bg-ground/40'} ${isGone ? 'opacity-50' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-x-0.5 gap-y-px leading-tight">
        <RankCards cards={hand.cards} />
        <strong className="pl-0.5 text-2xl leading-none tabular-nums">{point?.total}</strong>
        {hand.isDoubled && <span className="text-xs">×2</span>}
        {hand.end && <span className="text-xs">{t(`end.${hand.end}`)}</span>}
      </p>
    </div>
  )
}
