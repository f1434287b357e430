import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { asSeat, type SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import type { MemberId } from '@/rules/kernel/ids'
import type { Variant } from '../../../ui/buttonLook'

/** A field of an offer that is a sum within bounds; a pad asks for it. */
export type SumField = 'sum' | 'bank' | 'chips' | 'to' | 'staked'

interface Act {
  readonly type: CommandType
  readonly tone?: Variant
  readonly sum?: SumField
  /** It has several offers, one for each person or seat, among which the member chooses. */
  readonly choice?: true
  /** Asked before it is given: it cannot be undone, or it costs the seat. */
  readonly asks?: true
}

/** Acts for the coup, the bank and the mano, in the order in which their buttons stand. */
export const PLAY_ACTS = [
  { type: 'consentToAdd', tone: 'primary', asks: true },
  { type: 'refuseToAdd' },
  { type: 'agreePartner', tone: 'primary', choice: true, asks: true },
  { type: 'openBank', tone: 'primary', sum: 'bank' },
  { type: 'refuseMano', asks: true },
  { type: 'takeAltezza', tone: 'primary', asks: true },
  { type: 'letGo' },
  { type: 'speakStanding', tone: 'primary', asks: true },
  { type: 'takeBackMano', tone: 'primary', asks: true },
  { type: 'bid', tone: 'primary', sum: 'chips' },
  { type: 'coverToutVa', tone: 'primary', asks: true },
  { type: 'coverOver', tone: 'primary', sum: 'chips' },
  { type: 'callSuivi', tone: 'primary' },
  { type: 'repeatStake', tone: 'primary' },
  { type: 'layStake', tone: 'primary', sum: 'sum' },
  { type: 'changeStake', sum: 'sum' },
  { type: 'callBanco' },
  { type: 'callTable' },
  { type: 'playDifference' },
  { type: 'joinSuivi', choice: true, sum: 'chips' },
  { type: 'acceptOffer', choice: true, sum: 'chips' },
  { type: 'withdrawStake' },
  { type: 'withdrawCall' },
  { type: 'renounceSuivi', asks: true },
  { type: 'renounceTableRight', asks: true },
  { type: 'addToBank', sum: 'chips' },
  { type: 'askToAdd', sum: 'chips' },
  { type: 'lowerBank', sum: 'to' },
  { type: 'halveBank', asks: true },
  { type: 'passMano', asks: true },
  { type: 'askClosing' },
  { type: 'reopenStakes' },
  { type: 'dropPurchase', asks: true },
  { type: 'refuseCoup', tone: 'danger', asks: true },
  { type: 'refuseBoundCoup', tone: 'danger', asks: true },
  { type: 'refuseBought', tone: 'danger', asks: true },
  { type: 'offerPartner', asks: true },
  { type: 'dropPartnerOffer' },
  { type: 'askToMix' },
  { type: 'cut', tone: 'primary' },
  { type: 'refuseCut' },
] as const satisfies readonly Act[]

/** Acts for the member's own seat, in the order in which their buttons stand. */
export const SEAT_ACTS = [
  { type: 'agreeSwap', tone: 'primary', asks: true },
  { type: 'answerSeats' },
  { type: 'dropMove' },
  { type: 'dropSwap' },
  { type: 'dropRule' },
  { type: 'leaveSeat', tone: 'danger', asks: true },
] as const satisfies readonly Act[]

/** Rarer wishes, shown on demand: the rule to play by, and another seat. */
export const RARE_ACTS = [
  { type: 'declareRule' },
  { type: 'moveSeat', choice: true, asks: true },
  { type: 'askToMove', choice: true },
  { type: 'proposeSwap', choice: true },
] as const satisfies readonly Act[]

const EVERY_ACT = [...PLAY_ACTS, ...SEAT_ACTS, ...RARE_ACTS]

/** The acts that have a button on the member's phone. */
export type ActType = (typeof EVERY_ACT)[number]['type']
export type AskedType = Extract<(typeof EVERY_ACT)[number], { asks: true }>['type']

/** Whether an offer is of an act that has a button. */
export const isAct = (offer: CheminOffer): offer is CheminOffer<ActType> =>
  EVERY_ACT.some(({ type }) => type === offer.type)

/** Commands with a button of their own elsewhere on the phone: the casse, the tables, the seat, the payments. */
const BESIDE_ACTS = [
  'answerAsking',
  'askCassa',
  'dropCassa',
  'bookSeat',
  'cancelBooking',
  'takeSeat',
  'stepAway',
  'comeBack',
  'markHanded',
  'markReceived',
] as const satisfies readonly CommandType[]

/** Every command that the member's phone can give. */
export const ACTS_ON_PHONE: readonly CommandType[] = [
  ...EVERY_ACT.map(({ type }) => type),
  ...BESIDE_ACTS,
]

/** The words on a button: the act's own, or those of one of its forms. */
export type ActText =
  | Exclude<ActType, 'answerSeats'>
  | 'callBancoBeside'
  | 'callSuiviTwice'
  | 'offerHalf'
  | 'agreeHalf'
  | 'askToAddAlone'
  | 'agreeSeats'
  | 'refuseSeats'

/** The form of an act that an offer is of. */
export function formOf(offer: CheminOffer<ActType>): ActText {
  switch (offer.type) {
    case 'callBanco':
      return offer.payload.respects.length > 0 ? 'callBancoBeside' : 'callBanco'
    case 'callSuivi':
      return offer.payload.twiceTheLoss ? 'callSuiviTwice' : 'callSuivi'
    case 'offerPartner':
      return offer.payload.terms === 'half' ? 'offerHalf' : 'offerPartner'
    case 'agreePartner':
      return offer.payload.terms === 'half' ? 'agreeHalf' : 'agreePartner'
    case 'askToAdd':
      return offer.payload.by === 'banker' ? 'askToAddAlone' : 'askToAdd'
    case 'answerSeats':
      return offer.payload.agrees ? 'agreeSeats' : 'refuseSeats'
    default:
      return offer.type
  }
}

/** The person or the seat by which the offers of one act differ; a seat of null stands for any. */
export function choiceIn({
  payload,
}: CheminOffer): { member: MemberId } | { seat: SeatNumber | null } {
  if ('partner' in payload) return { member: payload.partner }
  if ('socio' in payload) return { member: payload.socio }
  if ('to' in payload && typeof payload.to === 'string') return { member: payload.to }
  const to = 'to' in payload && typeof payload.to === 'number' ? payload.to : null
  return { seat: to === null ? null : asSeat(to) }
}
