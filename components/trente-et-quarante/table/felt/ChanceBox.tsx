'use client'
import { memo } from 'react'
import { sumOf } from '@/rules/kernel/chips'
import { doesWin, verdictOf } from '@/rules/trente-et-quarante/02-rows/verdict'
import type { Result, SettledPart } from '@/rules/trente-et-quarante/state/colpo'
import type { Chance, Posta } from '@/rules/trente-et-quarante/state/posta'
import { dueLook } from '../../../banked/told/DueLine'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { PlainButton } from '../../../ui/PlainButton'
import { usePartText } from '../../told/DueList'
import { PlayerName } from '../../told/PlayerName'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { ChanceMark } from './marks'
import { StakeLine } from './StakeLine'

/** Stakes side by side where two have room. */
const POSTE = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1'

interface ChanceBoxProps extends Pick<Staking, 'isOpen' | 'lay' | 'answer'> {
  chance: Chance
  /** The colpo's result, once it is told. */
  result: Result | null
  /** Payments of this colpo once its result is told; empty before. */
  parts: readonly SettledPart[]
  onPosta: (number: number) => void
}

/** One of the four chances: a tap lays the chosen sum; free stakes lie above, imprisoned ones behind bars below. */
export const ChanceBox = memo(function ChanceBox(props: ChanceBoxProps) {
  const { chance, isOpen, lay, answer, result, parts, onPosta } = props
  const t = useT('trente-table')
  const { poste } = useTable()
  const own = poste.filter((posta) => posta.chance === chance)
  const free = own.filter(({ prisons }) => prisons === 0)
  const imprisoned = own.filter(({ prisons }) => prisons > 0)
  const verdict = result && verdictOf(result)
  const isTold = parts.length > 0
  const wins =
    result !== null &&
    (verdict === 'nero' || verdict === 'rosso') &&
    doesWin(chance, verdict, result.first)
  return (
    <li
      className={`relative flex min-h-24 min-w-0 flex-col wide:min-h-0 wide:contain-strict rounded-xl border-2 ${wins ? 'border-4 border-brass bg-brass/15' : 'border-line'}`}
    >
      <PlainButton
        aria-label={t(`chance.${chance}`)}
        isDisabled={!isOpen}
        onPress={() => lay(chance)}
        className={`absolute inset-0 cursor-pointer rounded-xl outline-offset-2 disabled:cursor-default focus-visible:outline-4 focus-visible:outline-brass active:bg-brass/20 ${isOpen ? 'border-2 border-brass' : ''}`}
      />
      <div className="pointer-events-none relative flex flex-wrap items-center gap-x-2 px-3 pt-2 pb-1">
        <ChanceMark chance={chance} />
        <h2 className="text-2xl">{t(`chance.${chance}`)}</h2>
        {wins && <span className="font-semibold text-brass-high">{t('felt.wins')}</span>}
        {own.length > 1 && (
          <Amount
            chips={sumOf(own.map(({ amount }) => amount))}
            className="ml-auto text-xl text-sage"
          />
        )}
      </div>
      <div className="pointer-events-none relative flex grow flex-col px-1.5 pb-1.5 wide:min-h-0 wide:basis-0 wide:overflow-y-auto">
        {isTold && <Parts parts={parts.filter((part) => part.chance === chance)} />}
        <ul className={`${POSTE} empty:hidden`}>
          {!isTold &&
            free.map((posta) => (
              <StakeLine key={posta.number} posta={posta} answer={answer} onPress={onPosta} />
            ))}
        </ul>
        {!isTold && <Prison poste={imprisoned} answer={answer} onPosta={onPosta} />}
      </div>
    </li>
  )
})

function Parts({ parts }: { parts: readonly SettledPart[] }) {
  return (
    <ul className={POSTE}>
      {parts.map((part) => (
        <PartCard key={`${part.posta} ${part.player} ${part.outcome} ${part.amount}`} part={part} />
      ))}
    </ul>
  )
}

interface PrisonProps extends Pick<ChanceBoxProps, 'answer' | 'onPosta'> {
  poste: readonly Posta[]
}

/** Imprisoned stakes, behind bars; while one is asked each has a whole line, so that none moves at an answer. */
function Prison({ poste, answer, onPosta }: PrisonProps) {
  const t = useT('trente-table')
  if (poste.length === 0) return null
  return (
    <section
      aria-label={t('felt.prison')}
      className="mt-auto rounded-lg border-2 border-warn bg-[repeating-linear-gradient(90deg,transparent_0_14px,#00000066_14px_18px)] p-1"
    >
      <h3 className="text-xs leading-tight font-semibold text-warn">{t('felt.prison')}</h3>
      <ul className={poste.some(({ isAsked }) => isAsked) ? 'grid gap-1' : POSTE}>
        {poste.map((posta) => (
          <StakeLine key={posta.number} posta={posta} answer={answer} onPress={onPosta} />
        ))}
      </ul>
    </section>
  )
}

/** A stake on its chance once the result is told: what is collected or paid, with the arithmetic and the provision. Source: T.8. */
function PartCard({ part }: { part: SettledPart }) {
  const t = useT('trente-table')
  const textOf = usePartText()
  const { player, place, takes, pays, provision } = part
  return (
    <li className="min-w-0 rounded-lg border border-line-strong bg-ground/80 px-2 py-0.5 leading-tight">
      <PlayerName player={player} className="line-clamp-2 text-sm" />
      <strong className={`block tabular-nums ${dueLook({ takes, pays })}`}>{textOf(part)}</strong>
      <span className="flex justify-between gap-2 text-xs">
        <span className="text-warn">{place === 'prison' && t('felt.prison')}</span>
        <span className="text-sage">{provision}</span>
      </span>
    </li>
  )
}
