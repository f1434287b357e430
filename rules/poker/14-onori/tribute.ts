import { type Chips, lesser, NO_CHIPS, plus, times } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { ONORI } from '../money/accounts'
import type { Book } from '../money/book'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import type { Colpo, Honour, HonourPot, RecordedOutcome } from '../state/colpo'

/** XIV.1: whether honours are paid at this table. */
export const honoursAreKept = ({ onori }: Settings): boolean => onori !== 'nessuno'

/** XIV.3: whether an honour without opponents is paid more than another, so that the table must record which it was. */
export const unopposedPaysMore = ({ onori, onoreMultiplier }: Settings): boolean =>
  onori === 'pagamento' && onoreMultiplier > 1

type Honours = Extract<RecordedOutcome, { kind: 'won' }>['honours']

/** XIV.2: the chips of an honour; a scala reale counts double. */
const worth = (honour: Honour, settings: Settings): Chips =>
  times(settings.onore, honour === 'scala-reale' ? 2 : 1)

/**
 * The refusal of honours that may not be granted to the players
 * who took part; else null. Source: XIV.1, XIV.3, XIV.4.
 */
export function honoursRefused(
  honours: Honours,
  takers: readonly MemberId[],
  settings: Settings,
): Refused | null {
  if (honours.length === 0) return null
  if (!honoursAreKept(settings)) return refuse('XIV.1', 'no-honours-here')
  const outsider = honours.find(({ member }) => !takers.includes(member))
  if (outsider)
    return refuse('XIV.4', 'honour-outside-colpo', { member: { member: outsider.member } })
  const twice = honours.find(
    ({ member }, index) => honours.findIndex((other) => other.member === member) !== index,
  )
  if (twice) return refuse('XIV.5', 'honoured-twice', { member: { member: twice.member } })
  const opposed = honours.find(({ unopposed }) => unopposed && takers.length > 1)
  return opposed ? refuse('XIV.3', 'not-unopposed', { member: { member: opposed.member } }) : null
}

/**
 * Pays the honours from resto to resto, each at most the payer's resto, or forms a pot in honour of each. Without
 * opponents, all who were dealt in pay. Returns the pots formed. Source: XIV.1–XIV.5, H1–H4.
 */
export function honour(
  book: Book,
  honours: Honours,
  colpo: Colpo,
  takers: readonly MemberId[],
  settings: Settings,
): HonourPot[] {
  const pots: HonourPot[] = []
  for (const { member, honour: point, unopposed } of honours) {
    const partakers = unopposed
      ? colpo.players
      : colpo.players.filter((other) => takers.includes(other))
    const amount = worth(point, settings)
    if (settings.onori === 'pagamento') {
      const due = times(amount, unopposed ? settings.onoreMultiplier : 1)
      for (const payer of partakers)
        if (payer !== member) book.pays(payer, member, lesser(due, book.resto(payer)))
      continue
    }
    let chips = NO_CHIPS
    for (const payer of partakers) {
      const paid = lesser(amount, book.resto(payer))
      book.puts(payer, ONORI, paid)
      chips = plus(chips, paid)
    }
    if (chips > 0) pots.push({ chips, entitled: partakers, played: 0 })
  }
  return pots
}
