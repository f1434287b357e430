import { NO_CHIPS } from '../../kernel/chips'
import type { Instant, Refused } from '../../kernel/decider'
import { balance, chipsOf } from '../accounts'
import type { CaseInEvening, CoupChange } from '../errors/consequence'
import { regimeOfHolder } from '../play/regime'
import { refuse } from '../refuse'
import { changedCoup, changedHolder } from '../state/changed'
import type { Asking, Coup } from '../state/coup'
import type { Table } from '../state/table'
import { answered } from './asking'
import { difference, laidBy, type StakeAnswer, stakedOn, stakePlace, stakesAfter } from './bets'

/** Refuses an answer that the asking does not leave open; null when it may be given. */
export function answerRefusal(kase: CaseInEvening, said: StakeAnswer): Refused | null {
  const { coup } = kase
  const { member, answer, chips } = said
  if (!coup.asking) return refuse('S.61e', 'nothing-asked')
  if (!coup.asking.waiting.includes(member))
    return refuse('S.61e', 'not-asked', { member: { member } })
  if (!coup.asking.may.includes(answer)) return refuse('S.61e', 'answer-not-open')
  const laid = laidBy(coup, member)
  if (answer === 'reduce' && (chips < 1 || chips >= laid))
    return refuse('S.57', 'not-less', { chips: { chips: laid } })
  return answer === 'add' ? addingRefusal(kase, coup.asking, said) : null
}

/** S.61b: the difference goes to those before first; nobody adds more than it, or more than they have. */
function addingRefusal(
  { evening, table, coup }: CaseInEvening,
  asking: Asking,
  { member, chips }: StakeAnswer,
): Refused | null {
  const first = asking.waiting[0]
  if (asking.provision === 'S.61b' && first !== undefined && first !== member)
    return refuse('S.61b', 'others-first', { member: { member: first } })
  if (!stakePlace(table, coup, member)) return refuse('S.61b', 'no-place', { member: { member } })
  const open = difference(coup)
  if (chips < 1 || chips > open)
    return refuse('S.61b', 'difference-only', { chips: { chips: open } })
  const own = balance(evening, chipsOf(member))
  return chips > own
    ? refuse(null, 'not-enough-chips', { member: { member }, chips: { chips: own } })
    : null
}

/** The coup after one answer. */
export const afterAnswer = (
  table: Pick<Table, 'seats'>,
  coup: Coup,
  said: StakeAnswer,
  at: Instant,
): CoupChange => ({
  ...stakesAfter(table, coup, said, at),
  asking: coup.asking && answered(coup.asking, said.member),
})

/** The coup after silence has answered for everybody who is still waited for. */
export function afterSilence(table: Pick<Table, 'seats'>, coup: Coup, at: Instant): Coup {
  let now = coup
  for (const said of coup.asking ? silentAnswers(coup.asking) : [])
    now = { ...now, ...afterAnswer(table, now, said, at) }
  return now
}

/** The answers that silence gives for those who have not spoken. */
export const silentAnswers = ({ waiting, silence }: Asking): StakeAnswer[] =>
  waiting.map((member) => ({ member, answer: silence, chips: NO_CHIPS }))

/** "Who stakes accepts": too little, or nothing once the game is closed, is left when the asking is over. */
export const isTooLittle = (coup: Pick<Coup, 'bets' | 'phase'>, { least }: Asking): boolean => {
  const left = stakedOn(coup)
  return left < least || (left === 0 && coup.phase !== 'open')
}

/**
 * The coup when the asking is over: a holder who has no stake any more has no cards, and they are given again; left
 * alone on the coup, they are a solo punter (S.48).
 */
export const afterAsking = (table: Table, coup: Coup): CoupChange => {
  const { holder, bets, calls } = coup
  if (!holder) return { asking: null }
  const hasLeft = bets.every(({ member }) => member !== holder.member)
  if (hasLeft) return { asking: null, holder: null, phase: 'closed', punta: [], banco: [] }
  const isHelped = calls.some(
    ({ member, helpers }) => member === holder.member && helpers.length > 0,
  )
  if (isHelped || bets.some(({ member }) => member !== holder.member)) return { asking: null }
  const alone = changedHolder(holder, { isSolo: true })
  return {
    asking: null,
    holder: alone,
    regime: regimeOfHolder(table, changedCoup(coup, { holder: alone })),
  }
}
