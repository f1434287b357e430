import type { PokerOffer } from '@/rules/poker/offers'

const ANSWERED = {
  coming: 'coming',
  'more-time': 'moreTime',
  'give-up': 'giveUp',
} as const

/**
 * The name of the message by which the phone confirms an act and says what comes next; null where the screen shows the
 * result at once in the same place.
 */
export function doneName({ type, payload }: PokerOffer) {
  switch (type) {
    case 'answerCall':
      return ANSWERED[payload.answer]
    case 'agreeFreeSeats':
      return payload.agree ? 'freeSeats' : 'lots'
    case 'consentReturn':
      return payload.yes ? 'consented' : 'notConsented'
    case 'declareParol':
      return payload.in ? 'parolIn' : 'parolOut'
    case 'setPresence':
      return payload.inClub ? 'inClub' : 'outOfClub'
    case 'opt':
    case 'withdraw':
    case 'askAgain':
    case 'takeSeat':
    case 'moveSeat':
    case 'declineMove':
    case 'askReturn':
    case 'waiveSeat':
    case 'askPassata':
    case 'dropPassata':
    case 'goAway':
    case 'comeBack':
    case 'leave':
    case 'markHanded':
    case 'markReceived':
      return type
    default:
      return null
  }
}
