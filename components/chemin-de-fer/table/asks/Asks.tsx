'use client'
import type { ReactNode } from 'react'
import type { TableView } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useOffers } from '../../commanding'
import { useTable } from '../context'
import { type NamedAct, type OfferedAct, useGiveAny } from '../other/offered'
import { Refused } from '../sheet/Refused'
import { ChipsToMove } from './ChipsToMove'

/** Questions that call the table, and a ruling; a seat is called by its booking. */
const CALLS = [
  'agreePartner',
  'consentToAdd',
  'agreeSwap',
  'answerSeats',
  'acknowledgeRuling',
] as const

/** Names of the calls to those at the table, each new. */
export function callsOf({ offers, summary }: TableView): readonly string[] {
  const asked = offers.filter(({ type }) => CALLS.some((call) => call === type))
  return [
    ...summary.bookings.flatMap(({ member, called }) =>
      called ? [`${member} ${called.seat}`] : [],
    ),
    ...asked.map(({ type, payload }) => JSON.stringify([type, payload])),
  ]
}

/**
 * Questions that arrive by themselves and wait for an answer, and chips that wait to be moved. They have a strip of their
 * own over the employee's side of the table, so that they push no button from under a finger.
 */
export function Asks({ children }: { children?: ReactNode }) {
  const t = useT('chemin-table')
  return (
    <section
      aria-label={t('ask.title')}
      className="absolute inset-x-2 bottom-2 z-10 flex max-h-[60%] flex-wrap items-end gap-2 overflow-y-auto *:flex-1 *:bg-felt-high empty:hidden"
    >
      {children}
      <ChipsToMove />
      <PartnerAsks />
      <AdditionAsk />
      <SwapAsk />
      <SeatCalls />
      <SeatsAsk />
    </section>
  )
}

/** S.80, S.85: members who offered themselves as the banker's socio. */
function PartnerAsks() {
  const t = useT('chemin-table')
  return useOffers('agreePartner').map((offer) => {
    const { socio, terms } = offer.payload
    return (
      <Ask key={socio} answers={[offer]}>
        <MemberName id={socio} className="font-semibold" /> {t('ask.partner')}
        {terms && ` (${t(`values.${terms}`)})`}
      </Ask>
    )
  })
}

/** S.79: the banker would add to the bank, and the socio answers. */
function AdditionAsk() {
  const t = useT('chemin-table')
  const { addition, mano } = useTable().view
  const [consent] = useOffers('consentToAdd')
  const [refuse] = useOffers('refuseToAdd')
  if (!addition || !mano || !consent) return null
  return (
    <Ask answers={[consent, ...(refuse ? [refuse] : [])]}>
      <MemberName id={mano.banker} className="font-semibold" /> {t('ask.addition')}{' '}
      <Amount chips={addition.chips} />
    </Ask>
  )
}

/** S.25c: two holders who would exchange their seats. */
function SwapAsk() {
  const t = useT('chemin-table')
  const { swap, summary } = useTable().view
  const agree = useOffers('agreeSwap')
  const [drop] = useOffers('dropSwap')
  if (!swap || !agree[0]) return null
  const holders = swap.seats.map((seat) => summary.seats.find((one) => one.seat === seat)?.holder)
  return (
    <Ask answers={[agree[0], ...(drop ? [drop] : [])]}>
      {holders.map(
        (holder, at) =>
          holder && (
            <span key={holder}>
              {at > 0 && ' · '}
              <MemberName id={holder} className="font-semibold" />
            </span>
          ),
      )}{' '}
      {t('ask.swap')}
    </Ask>
  )
}

/** V.called: the booked player who was called to a seat sits down. */
function SeatCalls() {
  const t = useT('chemin-table')
  const { bookings } = useTable().view.summary
  const offers = useOffers('takeSeat')
  return bookings.flatMap(({ member, called }) => {
    const offer = offers.find(
      ({ payload }) => payload.member === member && payload.seat === called?.seat,
    )
    if (!called || !offer) return []
    return [
      <Ask key={member} answers={[offer]}>
        <MemberName id={member} className="font-semibold" />{' '}
        {t('ask.called', { seat: called.seat })}
      </Ask>,
    ]
  })
}

/** S.8b: the seated answer whether seats are added, one after the other. */
function SeatsAsk() {
  const t = useT('chemin-table')
  const { seatsVote } = useTable().view
  const offers = useOffers('answerSeats')
  const next = offers[0]?.payload.member
  if (!seatsVote || next === undefined) return null
  const own = offers.filter(({ payload }) => payload.member === next)
  const label = (offer: (typeof own)[number]) => t(offer.payload.agrees ? 'form.yes' : 'form.no')
  return (
    <Ask answers={own} names={own.map(label)}>
      <MemberName id={next} className="font-semibold" />{' '}
      {t('ask.seats', { seats: seatsVote.seats })}
    </Ask>
  )
}

interface AskProps {
  /** The commands that answer it, each by a button. */
  answers: readonly { readonly type: string; readonly payload: object }[]
  /** The words of those buttons, where they are not the names of the commands. */
  names?: readonly string[]
  children: ReactNode
}

/** One question, with a button for each answer. */
function Ask({ answers, names = [], children }: AskProps) {
  const t = useT('chemin-table')
  const { give, refusal, waiting } = useGiveAny()
  return (
    <div className="flex flex-1 flex-wrap items-center justify-between gap-2 rounded-lg border-2 border-brass bg-felt-high py-1 pr-1 pl-3 leading-tight">
      <p>{children}</p>
      <span className="flex gap-2">
        {(answers as readonly OfferedAct[]).map(({ type, payload }, at) => (
          <Button
            key={names[at] ?? type}
            isDisabled={waiting}
            onPress={() => void give(type, payload)}
          >
            {names[at] ?? t(`acts.${type satisfies NamedAct}.name`)}
          </Button>
        ))}
      </span>
      <Refused refusal={refusal} />
    </div>
  )
}
