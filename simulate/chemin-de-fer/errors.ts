import type { BankerError } from '@/rules/chemin-de-fer/10-banker-errors/errors'
import type { PunterError } from '@/rules/chemin-de-fer/11-punter-errors/errors'
import type { EmployeeError } from '@/rules/chemin-de-fer/12-employee-errors/errors'
import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { cardName } from '@/rules/kernel/cards'
import { segretario, tavolo } from '../actors'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'

/** Commands that report errors, by how often they come. */
export const ERRORS: readonly CommandType[] = [
  'reportBankerError',
  'reportBankerError',
  'reportBankerError',
  'reportPunterError',
  'reportPunterError',
  'reportEmployeeError',
  'reportEmployeeError',
  'reportWrongTurn',
  'advise',
  'reportAdviceIgnored',
  'reportAdviceIgnored',
  'reportRuleError',
]

/** An error reported, half of them with the cards that it names. */
export function anyError(
  evening: Evening,
  { id: table }: Table,
  { phase, calls }: Coup,
  random: Random,
): Chosen | null {
  const by = random.oneIn(4) ? segretario : tavolo(table)
  const type = random.pick(ERRORS) ?? 'reportBankerError'
  if (random.oneIn(2) || phase === 'open') return offered(evening, random, type, by)
  switch (type) {
    case 'reportBankerError':
      return chosen({ type, table, error: ofBanker(random) }, by)
    case 'reportPunterError':
      return chosen({ type, table, error: ofPunter(random) }, by)
    case 'reportEmployeeError': {
      const error = ofEmployee(random, calls.at(0)?.member ?? null)
      return error && chosen({ type, table, error }, by)
    }
    default:
      return offered(evening, random, type, by)
  }
}

const spare = (random: Random) => ({
  card: random.oneIn(3) ? null : cardName(random.below(52)),
  value: random.oneIn(3) ? random.below(10) : null,
  seen: random.oneIn(2),
})

/** The first cards of both sides as they lie, or the points that they make, or neither. */
const hands = (random: Random) => ({ punta: hand(random), banco: hand(random) })

const hand = (random: Random) => ({
  cards: random.oneIn(2) ? [cardName(random.below(52)), cardName(random.below(52))] : [],
  point: random.oneIn(2) ? random.below(10) : null,
})

const someCards = (random: Random, most: number) =>
  Array.from({ length: random.below(most + 1) }, () => cardName(random.below(52)))

function ofBanker(random: Random): BankerError {
  const many = {
    cards: someCards(random, 5),
    point: random.oneIn(3) ? null : random.below(10),
    isOrderCertain: random.oneIn(2),
    seen: random.oneIn(2),
  }
  const errors: readonly BankerError[] = [
    { kind: 'tooManyToPunta', ...many },
    { kind: 'tooManyToBanco', ...many },
    {
      kind: 'unaskedCard',
      first: spare(random),
      second: random.oneIn(2) ? spare(random) : null,
    },
    { kind: 'thirdCovered', cards: someCards(random, 5), hands: hands(random) },
    { kind: 'basket', baccara: random.oneIn(2) },
    { kind: 'wrongOrder', seen: random.oneIn(2), disputed: random.oneIn(2) },
    { kind: 'droppedThird' },
  ]
  return random.pick(errors) ?? { kind: 'droppedThird' }
}

function ofPunter(random: Random): PunterError {
  const errors: readonly PunterError[] = [
    {
      kind: 'falseDraw',
      spares: Array.from({ length: random.below(4) }, () => spare(random)),
      hands: hands(random),
    },
    { kind: 'basket', baccara: random.oneIn(2) },
    { kind: 'changedWord', word: random.oneIn(2) ? 'carta' : 'no', hands: hands(random) },
  ]
  return random.pick(errors) ?? { kind: 'basket', baccara: false }
}

type Denied = Extract<EmployeeError, { kind: 'deniedCards' }>

function ofEmployee(random: Random, caller: Denied['member'] | null): EmployeeError | null {
  if (caller !== null && random.oneIn(3))
    return { kind: 'deniedCards', member: caller, laidProperly: random.oneIn(2) }
  return {
    kind: 'wrongWord',
    said: random.oneIn(2) ? 'carta' : 'no',
    out: Array.from({ length: random.below(3) }, () => spare(random)),
    hands: hands(random),
  }
}
