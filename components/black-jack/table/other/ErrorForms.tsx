'use client'
import { useState } from 'react'
import { asCasella, type CasellaNumber } from '@/rules/black-jack/state/ids'
import type { Rank } from '@/rules/kernel/cards'
import { RankCard } from '../../../banked/RankCard'
import { Ranks } from '../../../banked/Ranks'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refused } from '../Refused'

interface FormProps {
  onDone: () => void
}

/** Cards chosen one after another, as many as a case needs. */
function useCards(most: number) {
  const [cards, setCards] = useState<readonly Rank[]>([])
  const add = (rank: Rank) => setCards((all) => [...all, rank].slice(-most))
  return { cards, add, clear: () => setCards([]) }
}

function Chosen({ cards, onClear }: { cards: readonly Rank[]; onClear: () => void }) {
  const t = useT('bj-table')
  if (cards.length === 0) return null
  return (
    <p className="flex items-center gap-1">
      {cards.map((rank, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one rank differ by their place alone.
        <RankCard key={index} rank={rank} />
      ))}
      <Button variant="quiet" onPress={onClear}>
        {t('cases.again')}
      </Button>
    </p>
  )
}

/** A turned card, a card drawn unasked, or cards that left the sabot together. Source: B.17.1, B.20, B.24.1. */
export function CardForm({ kind, onDone }: FormProps & { kind: 'turned' | 'surplus' | 'mixed' }) {
  const t = useT('bj-table')
  const { view } = useTable()
  const { act, refusal, waiting } = useAct()
  const { cards, add, clear } = useCards(kind === 'mixed' ? 8 : 1)
  const table = view.summary.id
  async function report() {
    const [card] = cards
    if (!card) return
    const given =
      kind === 'mixed'
        ? act('reportMixed', { table, cards: [...cards] })
        : act(kind === 'turned' ? 'reportTurned' : 'reportSurplus', { table, card })
    if (await given) onDone()
  }
  return (
    <>
      <Ranks isDisabled={waiting} onRank={add} />
      <Chosen cards={cards} onClear={clear} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || cards.length < (kind === 'mixed' ? 2 : 1)}
        onPress={() => void report()}
      >
        {t('cases.report')}
      </Button>
    </>
  )
}

/** Cards that somebody moved so that the point cannot be rebuilt. Source: B.18.1. */
export function DisturbedForm({ onDone }: FormProps) {
  const t = useT('bj-table')
  const offers = useOffers('reportDisturbed')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <Refused refusal={refusal} />
      <div className="grid grid-cols-4 gap-2">
        {offers.map((offer) => (
          <Button
            key={`${offer.payload.casella} ${offer.payload.hand}`}
            isDisabled={waiting}
            onPress={async () => (await take(offer)) && onDone()}
          >
            {t('casella', { n: offer.payload.casella })} ·{' '}
            {t('due.mano', { n: offer.payload.hand + 1 })}
          </Button>
        ))}
      </div>
    </>
  )
}

/** The deal put right before tiraggio: the same number of cards, each where it should lie. Source: B.19.1. */
export function DealForm({ onDone }: FormProps) {
  const t = useT('bj-table')
  const { view } = useTable()
  const { act, refusal, waiting } = useAct()
  const caselle = view.colpo?.caselle ?? []
  const needed = caselle.length * 2 + 1
  const { cards, add, clear } = useCards(needed)
  async function mend() {
    const hands = caselle.map(({ number: casella }, at) => ({
      casella,
      cards: cards.slice(2 * at, 2 * at + 2),
    }))
    const banco = cards.slice(-1)
    if (await act('mendDeal', { table: view.summary.id, hands, banco })) onDone()
  }
  const at = Math.floor(cards.length / 2)
  const next = caselle[at]
  return (
    <>
      <p className="text-lg">
        {next
          ? t('cases.cardFor', { n: next.number })
          : t(cards.length < needed ? 'cases.bancoCard' : 'cases.whole')}
      </p>
      <Ranks isDisabled={waiting || cards.length >= needed} onRank={add} />
      <Chosen cards={cards} onClear={clear} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || cards.length < needed}
        onPress={() => void mend()}
      >
        {t('cases.mend')}
      </Button>
    </>
  )
}

/** Cards dealt to a casella without a puntata. Source: B.19.2. */
export function StrayForm({ onDone }: FormProps) {
  const t = useT('bj-table')
  const { view } = useTable()
  const { act, refusal, waiting } = useAct()
  const { cards, add, clear } = useCards(2)
  const [casella, setCasella] = useState<CasellaNumber | null>(null)
  const staked = view.colpo?.caselle.map(({ number }) => number) ?? []
  const free = view.summary.seats.filter(({ number }) => !staked.includes(number))
  async function report() {
    if (casella === null) return
    if (await act('reportStray', { table: view.summary.id, casella, cards: [...cards] })) onDone()
  }
  return (
    <>
      <div className="grid grid-cols-7 gap-2">
        {free.map(({ number }) => (
          <Choice
            key={number}
            chosen={casella === number}
            onChange={() => setCasella(asCasella(number))}
          >
            {number}
          </Choice>
        ))}
      </div>
      <Ranks isDisabled={waiting} onRank={add} />
      <Chosen cards={cards} onClear={clear} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || casella === null || cards.length === 0}
        onPress={() => void report()}
      >
        {t('cases.report')}
      </Button>
    </>
  )
}

const POINTS = [17, 18, 19, 20, 21, 22] as const

/** A wrong announcement of the banco's point, or a card too many after it. Source: B.26, B.24.3. */
export function BancoForm({ onDone }: FormProps) {
  const t = useT('bj-table')
  const { view } = useTable()
  const table = view.summary.id
  const surplus = useOffers('reportBancoSurplus')
  const { act, take, refusal, waiting } = useAct()
  return (
    <>
      <Refused refusal={refusal} />
      <h3>{t('cases.announced')}</h3>
      <div className="grid grid-cols-6 gap-2">
        {POINTS.map((said) => (
          <Button
            key={said}
            isDisabled={waiting}
            onPress={async () => (await act('correctBanco', { table, said })) && onDone()}
          >
            {said}
          </Button>
        ))}
      </div>
      {surplus.length > 0 && (
        <>
          <h3>{t('cases.bancoSurplus')}</h3>
          <div className="grid grid-cols-7 gap-2">
            {surplus.map((offer) => (
              <Button
                key={offer.payload.card ?? 'unseen'}
                isDisabled={waiting}
                onPress={async () => (await take(offer)) && onDone()}
              >
                {offer.payload.card ?? t('cases.unseen')}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  )
}
