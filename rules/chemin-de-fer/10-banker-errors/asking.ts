import type { MemberId } from '../../kernel/ids'
import type { Asking, Coup } from '../state/coup'

/** The answers that a member may give to an asking. */
export const ANSWERS = ['keep', 'reduce', 'withdraw', 'add', 'refuse'] as const
export type Answer = (typeof ANSWERS)[number]

/** Nobody has still to answer. */
export const isOver = ({ waiting }: Pick<Asking, 'waiting'>): boolean => waiting.length === 0

/** The asking after a member's answer, whatever it was; null when it was the last. */
export function answered(asking: Asking, member: MemberId): Asking | null {
  const waiting = asking.waiting.filter((each) => each !== member)
  return waiting.length === 0 ? null : { ...asking, waiting }
}

/** The members with a stake on the coup, each once, in the order in which they laid it. */
export const stakers = ({ bets }: Pick<Coup, 'bets'>): MemberId[] => [
  ...new Set(bets.map(({ member }) => member)),
]
