import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { seated } from '@/rules/chemin-de-fer/mano/order'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { segretario, socio, tavolo } from '../actors'
import type { Random } from '../random'
import { altered, type Chosen, chosen, offered, whoMay } from './chosen'

/** Commands beside the play, by how often they come. */
const ASIDE: readonly CommandType[] = [
  'bookSeat',
  'bookSeat',
  'cancelBooking',
  'callBooked',
  'callBooked',
  'leaveSeat',
  'reportUnmarked',
  'stepAway',
  'stepAway',
  'comeBack',
  'comeBack',
  'comeBack',
  'warnAway',
  'freeSeat',
  'freeSeat',
  'askToMove',
  'dropMove',
  'moveSeat',
  'moveSeat',
  'proposeSwap',
  'agreeSwap',
  'agreeSwap',
  'agreeSwap',
  'dropSwap',
  'allowSwap',
  'allowSwap',
  'proposeSeats',
  'answerSeats',
  'answerSeats',
  'answerSeats',
  'answerSeats',
  'addSeats',
  'setLeastStake',
  'stopGame',
  'setCompanion',
  'reportCards',
  'takeSeatAway',
  'changePacks',
  'changeNotes',
  'markInexpert',
  'endInexpert',
  'refuseCards',
  'barFromBuying',
  'allowBuying',
  'barFromPartnerships',
  'allowInPartnerships',
  'setPartnerships',
  'declareRule',
  'dropRule',
  'openDispute',
  'stateToDispute',
  'withdrawDispute',
  'ruleDispute',
  'acknowledgeRuling',
  'acknowledgeRuling',
  'depositStakes',
  'claimDeposit',
  'amendRegulation',
  'sendOut',
  'readmit',
  'setLevel',
  'askCassa',
  'dropCassa',
  'correctCassa',
  'takeBack',
  'takeBack',
  'correctCoup',
  'renounceSuivi',
  'renounceTableRight',
  'reportWrongTurn',
  'cancelPurchase',
]

/** A command that something at the table waits for; null when nothing does. */
function awaited(table: Table, random: Random): Chosen | null {
  const { id, swap, seatsVote, seats, lookers, taglia } = table
  const [looker] = lookers
  if (looker !== undefined)
    return chosen({ type: 'takeSeatAway', table: id, member: looker }, segretario)
  if (seatsVote) {
    const left = seated(table).find((member) => !seatsVote.yes.includes(member))
    return left === undefined
      ? chosen({ type: 'addSeats', table: id }, segretario)
      : chosen({ type: 'answerSeats', table: id, member: left, agrees: true }, socio(left))
  }
  if (swap) {
    const left = swap.seats
      .map((seat) => seats.find(({ number }) => number === seat)?.holder ?? null)
      .find((member) => member !== null && !swap.agreed.includes(member))
    return left
      ? chosen({ type: 'agreeSwap', table: id, member: left }, socio(left))
      : chosen({ type: 'allowSwap', table: id }, segretario)
  }
  if (taglia.phase === 'running' && random.oneIn(8)) {
    const member = random.pick(seated(table)) ?? null
    const report = { type: 'reportCards' as const, table: id, cards: 1, member, note: '' }
    return chosen({ ...report, report: 'looked-at' }, tavolo(id))
  }
  const away = seats.find((seat) => seat.away !== null)
  if (!away?.away || away.holder === null) return null
  const type = away.away.freeAt === null ? 'warnAway' : 'freeSeat'
  return chosen({ type, table: id, member: away.holder }, segretario)
}

/** A command beside the play, now and then with one field changed. */
export function aside(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, isLarge, taglia } = table
  const due = random.oneIn(3) ? awaited(table, random) : null
  if (due) return due
  const grows = isLarge && taglia.phase === 'between' && evening.settings.seatsAddable
  const type = grows && random.oneIn(3) ? 'proposeSeats' : random.pick(ASIDE)
  if (type === undefined) return null
  const by = whoMay(type, evening, random)
  const giver = by.post === null ? by : tavolo(id)
  const found = offered(evening, random, type, giver)
  return found && random.oneIn(4) ? altered(found, random) : found
}
