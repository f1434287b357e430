'use client'
import type { ReactNode } from 'react'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { PokerOffer } from '@/rules/poker/offers'
import { useT } from '../../../language/i18n'
import { offersFor } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useSoundAtNew } from '../../../ui/awake/sound'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { DisputeAsks } from '../../disputes/table/DisputeAsks'
import { RulingCards } from '../../disputes/table/RulingCards'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'
import { ConsentAsk } from './ConsentAsk'

/** Questions answered by one tap, most urgent first. */
const ONE_TAP = ['takeSeat', 'confirmPassata', 'payUscita', 'moveSeat'] as const

/** Those that call the table, and a ruling. */
const CALLS = [...ONE_TAP, 'acknowledgeRuling'] as const

/**
 * Questions that arrive by themselves and wait for an answer. They have a strip of their own above the notes, so that
 * they push no button from under a finger: the table's next step stands at the foot.
 */
export function Asks({ children }: { children?: ReactNode }) {
  const { view } = useTable()
  const t = useT('table')
  const asked = view.offers.filter(({ type }) => CALLS.some((call) => call === type))
  useSoundAtNew(
    'post',
    asked.map(({ type, payload }) => JSON.stringify([type, payload])),
  )
  return (
    <section
      aria-label={t('ask.title')}
      className="flex min-h-0 flex-col gap-2 overflow-y-auto border-b-2 border-brass/60 bg-felt-high p-2 empty:hidden stacked:max-h-[30dvh] stacked:shrink-0"
    >
      <DisputeAsks />
      {children}
      {view.consent && <ConsentAsk consent={view.consent} />}
      <SeatChoosers />
      {ONE_TAP.map((type) => (
        <OneTapAsks key={type} type={type} />
      ))}
      <RulingCards />
    </section>
  )
}

function OneTapAsks({ type }: { type: (typeof ONE_TAP)[number] }) {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offers = useOffers(type).filter(
    (offer) => offer.type !== 'takeSeat' || isOnlySeat(offer, view.offers),
  )
  const asked = (member: MemberId) =>
    view.players.find((one) => one.member === member)?.asked ?? NO_CHIPS
  async function everybody() {
    for (const offer of offers) if (!(await take(offer))) return
  }
  if (offers.length === 0) return null
  return (
    <section className="flex flex-col gap-1.5">
      {offers.map((offer) => (
        <Ask
          key={JSON.stringify(offer.payload)}
          action={t(`ask.${type}.action`)}
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          <strong>
            <MemberName id={offer.payload.member} />
          </strong>{' '}
          {t(`ask.${type}.text`, { seat: offer.type === 'takeSeat' ? offer.payload.seat : 0 })}{' '}
          {type === 'confirmPassata' && <Amount chips={asked(offer.payload.member)} sign />}
        </Ask>
      ))}
      {type === 'takeSeat' && offers.length > 1 && (
        <Button wide isDisabled={waiting} onPress={everybody}>
          {t('ask.takeSeat.all')}
        </Button>
      )}
      {refusal && <Refusal refusal={refusal} />}
    </section>
  )
}

/** II.4: asks players with a choice of seats to tap one on the map. */
function SeatChoosers() {
  const t = useT('table')
  const offers = useOffers('takeSeat')
  const choosers = [...new Set(offers.map((offer) => offer.payload.member))].filter(
    (member) => offers.filter((offer) => offer.payload.member === member).length > 1,
  )
  return choosers.map((member) => (
    <p key={member} className="rounded-lg border border-brass/60 px-3 py-2 leading-tight">
      <strong>
        <MemberName id={member} />
      </strong>{' '}
      {t('ask.chooseSeat')}
    </p>
  ))
}

/** True for a latecomer with one seat to take; a choice among several is made on the map. */
function isOnlySeat({ payload }: PokerOffer<'takeSeat'>, all: readonly PokerOffer[]): boolean {
  return offersFor(all, 'takeSeat', { member: payload.member }).length === 1
}

function Ask(props: {
  action: string
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-lg border border-brass/60 py-1 pr-1 pl-3">
      <p className="leading-tight">{props.children}</p>
      <Button isDisabled={props.isDisabled} onPress={props.onPress}>
        {props.action}
      </Button>
    </div>
  )
}
