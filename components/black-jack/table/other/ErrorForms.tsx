'use client'
import { type ReactNode, useState } from 'react'
import type { TableId } from '@/rules/banked/ids'
import { asCasella, type CasellaNumber } from '@/rules/black-jack/state/ids'
import type { Rank } from '@/rules/kernel/cards'
import { RankCards } from '../../../banked/RankCard'
import { Ranks } from '../../../banked/Ranks'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../tablet'

export interface FormProps {
  onDone: () => void
}

type Act = ReturnType<typeof useAct>['act']

interface CardsFormProps extends FormProps {
  /** How many cards have to be told, and how many may be; of more, the latest count. */
  least?: number
  most: number
  /** Whether everything else is told. */
  isReady?: boolean
  /** Something to tell or to read before the cards. */
  above?: (cards: readonly Rank[]) => ReactNode
  words?: 'report' | 'mend'
  give: (act: Act, table: TableId, cards: [Rank, ...Rank[]]) => Promise<boolean>
}

/** Cards chosen one after another, as many as a case needs, and the button that reports it. */
function CardsForm(props: CardsFormProps) {
  const { least = 1, most, isReady = true, above, words = 'report', give, onDone } = props
  const t = useT('bj-table')
  const { summary } = useTable()
  const { act, refusal, waiting } = useAct()
  const [cards, setCards] = useState<readonly Rank[]>([])
  async function report() {
    const [first, ...others] = cards
    if (first && (await give(act, summary.id, [first, ...others]))) onDone()
  }
  return (
    <>
      {above?.(cards)}
      <Ranks
        isDisabled={waiting || (least === most && most > 1 && cards.length >= most)}
        onRank={(rank) => setCards([...cards, rank].slice(-most))}
      />
      {cards.length > 0 && (
        <p className="flex items-center gap-1">
          <RankCards cards={cards} />
          <Button variant="quiet" onPress={() => setCards([])}>
            {t('cases.again')}
          </Button>
        </p>
      )}
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || !isReady || cards.length < least}
        onPress={() => void report()}
      >
        {t(`cases.${words}`)}
      </Button>
    </>
  )
}

/** A turned card. Source: B.17.1. */
export function TurnedForm(props: FormProps) {
  return (
    <CardsForm
      {...props}
      most={1}
      give={(act, table, [card]) => act('reportTurned', { table, card })}
    />
  )
}

/** A card drawn unasked. Source: B.24.1. */
export function SurplusForm(props: FormProps) {
  return (
    <CardsForm
      {...props}
      most={1}
      give={(act, table, [card]) => act('reportSurplus', { table, card })}
    />
  )
}

/** Cards that left the sabot together. Source: B.20. */
export function MixedForm(props: FormProps) {
  return (
    <CardsForm
      {...props}
      least={2}
      most={8}
      give={(act, table, cards) => act('reportMixed', { table, cards })}
    />
  )
}

/** Cards that somebody moved so that the point cannot be rebuilt. Source: B.18.1. */
export function DisturbedForm({ onDone }: FormProps) {
  const t = useT('bj-table')
  return (
    <OfferButtons
      offers={useOffers('reportDisturbed')}
      box="grid grid-cols-4 gap-2"
      onDone={onDone}
    >
      {({ payload: { casella, hand } }) =>
        `${t('casella', { n: casella })} · ${t('due.mano', { n: hand + 1 })}`
      }
    </OfferButtons>
  )
}

/** The deal put right before tiraggio: the same number of cards, each where it should lie. Source: B.19.1. */
export function DealForm(props: FormProps) {
  const t = useT('bj-table')
  const caselle = useTable().colpo?.caselle ?? []
  const needed = caselle.length * 2 + 1
  return (
    <CardsForm
      {...props}
      least={needed}
      most={needed}
      words="mend"
      above={({ length }) => {
        const next = caselle[Math.floor(length / 2)]
        return (
          <p className="text-lg">
            {next
              ? t('cases.cardFor', { n: next.number })
              : t(length < needed ? 'cases.bancoCard' : 'cases.whole')}
          </p>
        )
      }}
      give={(act, table, cards) => {
        const hands = caselle.map(({ number: casella }, at) => ({
          casella,
          cards: cards.slice(2 * at, 2 * at + 2),
        }))
        return act('mendDeal', { table, hands, banco: cards.slice(-1) })
      }}
    />
  )
}

/** Cards dealt to a casella without a puntata, or too many to one that is void. Source: B.19.2. */
export function StrayForm(props: FormProps) {
  const { colpo, summary } = useTable()
  const [casella, setCasella] = useState<CasellaNumber | null>(null)
  const free = summary.seats.filter(
    (seat) => !colpo?.caselle.some(({ number, isVoid }) => number === seat.number && !isVoid),
  )
  return (
    <CardsForm
      {...props}
      most={8}
      isReady={casella !== null}
      above={() => (
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
      )}
      give={async (act, table, cards) =>
        casella !== null && act('reportStray', { table, casella, cards })
      }
    />
  )
}

/** Points that somebody may announce for the banco: from two twos to a ten on sixteen. */
const [LEAST_POINT, MOST_POINT] = [4, 26]
const POINTS = Array.from({ length: MOST_POINT - LEAST_POINT + 1 }, (_, at) => LEAST_POINT + at)

/** A wrong announcement of the banco's point, or a card too many after it. Source: B.26, B.24.3. */
export function BancoForm({ onDone }: FormProps) {
  const t = useT('bj-table')
  const table = useTable().summary.id
  const surplus = useOffers('reportBancoSurplus')
  const acting = useAct()
  return (
    <>
      <Refused refusal={acting.refusal} />
      <h3>{t('cases.announced')}</h3>
      <div className="grid grid-cols-8 gap-2">
        {POINTS.map((said) => (
          <Button
            key={said}
            isDisabled={acting.waiting}
            onPress={async () => (await acting.act('correctBanco', { table, said })) && onDone()}
          >
            {said}
          </Button>
        ))}
      </div>
      {surplus.length > 0 && <h3>{t('cases.bancoSurplus')}</h3>}
      <OfferButtons offers={surplus} acting={acting} box="grid grid-cols-7 gap-2" onDone={onDone}>
        {({ payload }) => payload.card ?? t('cases.unseen')}
      </OfferButtons>
    </>
  )
}
