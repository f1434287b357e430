import { balance, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { isSevenDue } from '@/rules/chemin-de-fer/mano/dealing'
import { isBought } from '@/rules/chemin-de-fer/mano/passed'
import { toutVaMissing } from '@/rules/chemin-de-fer/mano/tout-va'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import { callOf, placesOf } from '@/rules/chemin-de-fer/stakes/at-coup'
import { callLacks, noTwice } from '@/rules/chemin-de-fer/stakes/calls'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { asChips } from '@/rules/kernel/chips'
import { type MemberId, membersIn } from '@/rules/kernel/ids'
import { SOMEBODY, segretario, socio, tavolo } from '../actors'
import type { Random } from '../random'
import { altered, type Chosen, chosen, offered, someChips, whoMay } from './chosen'
import { played } from './draws'
import { anyError } from './errors'
import { cassaFor, isOut } from './room'

/** A coup in play and the mano that it belongs to. */
export interface Playing {
  mano: Mano
  coup: Coup
}

/** The next command about the coup in play. */
export function inCoup(
  evening: Evening,
  table: Table,
  playing: Playing,
  random: Random,
): Chosen | null {
  const { id } = table
  const { coup } = playing
  if (random.oneIn(48)) return anyError(evening, table, coup, random)
  if (random.oneIn(60)) return beside(evening, table, coup, random)
  if (coup.asking) {
    if (random.oneIn(4)) return chosen({ type: 'closeAsking', table: id }, tavolo(id))
    return offered(evening, random, 'answerAsking', tavolo(id))
  }
  const due = random.oneIn(4) ? awaited(table, playing) : null
  if (due !== null) return offered(evening, random, due, random.oneIn(3) ? segretario : tavolo(id))
  switch (coup.phase) {
    case 'open':
      return open(evening, table, playing, random)
    case 'closed':
      return closed(evening, table, playing, random)
    case 'dealt':
    case 'spoken':
    case 'shown':
      return played(evening, table, coup, random)
    case 'decided':
    case 'settled':
      if (coup.result === 'void') return voided(table)
      return isSevenDue(table)
        ? chosen({ type: 'countSeven', table: id, cards: random.oneIn(5) ? 4 : 9 }, tavolo(id))
        : chosen({ type: 'settleCoup', table: id }, tavolo(id))
  }
}

/** A kind of command that what happened in the coup makes possible; null for none. */
function awaited({ suivi }: Table, { coup }: Playing): CommandType | null {
  const { faults, incidents, phase, calls, holder } = coup
  if (faults.advice.length > 0) return 'reportAdviceIgnored'
  if (incidents.some(({ provision }) => provision === 'S.28')) return 'refuseCards'
  if (phase === 'open' && faults.isBound) return 'refuseBoundCoup'
  if (phase === 'open' && calls.some(isLone)) return 'joinSuivi'
  const isLate = holder !== null && (phase === 'closed' || phase === 'dealt')
  const waits = suivi.some(({ dormant, member }) => !dormant && member !== holder?.member)
  return isLate && waits ? 'yieldToSuivi' : null
}

/** A suivi called without anybody's offer so far. */
const isLone = ({ kind, offers }: Coup['calls'][number]): boolean =>
  kind === 'suivi' && offers.length === 0

const voided = ({ id }: Table): Chosen =>
  chosen({ type: 'voidCoup', table: id, why: 'colpo nullo' }, tavolo(id))

/** Commands beside the coup's own way, by its phase. */
const BESIDE: Readonly<Partial<Record<Coup['phase'], readonly CommandType[]>>> = {
  open: [
    'refuseCoup',
    'refuseBoundCoup',
    'askClosing',
    'readBankAgain',
    'reproveStake',
    'standFirst',
    'standFirst',
    'renounceSuivi',
    'renounceTableRight',
    'acceptOffer',
    'joinSuivi',
    'coverOver',
    'addToBank',
    'lowerBank',
    'dropPurchase',
    'refuseBought',
    'cancelPurchase',
    'withdrawCall',
    'withdrawStake',
    'playDifference',
    'repeatStake',
    'callTable',
    'takeBack',
  ],
  closed: [
    'refuseCoup',
    'refuseBoundCoup',
    'reopenStakes',
    'grantBanco',
    'callSuivi',
    'yieldToSuivi',
    'takeBackCards',
    'obligeBanco',
    'touchCards',
    'reproveHolder',
    'dropPurchase',
    'refuseBought',
    'readBankAgain',
    'maskOut',
    'takeBack',
  ],
  dealt: [
    'touchCards',
    'touchCards',
    'takeBackCards',
    'yieldToSuivi',
    'obligeBanco',
    'reproveHolder',
    'acceptOffer',
    'advise',
    'advise',
    'maskOut',
    'takeBack',
    'stopPartner',
    'stopPartner',
  ],
  spoken: ['changeWord', 'advise', 'stopPartner', 'takeBack', 'maskOut', 'reportAdviceIgnored'],
  shown: [
    'changeWord',
    'namePoint',
    'tellPoints',
    'advise',
    'reportAdviceIgnored',
    'stopPartner',
    'takeBack',
    'reportCards',
  ],
  decided: ['reportAdviceIgnored', 'takeBack', 'takeBack', 'namePoint'],
}

/** Commands that may come at any time. */
const ANY_TIME: readonly CommandType[] = [
  'voidCoup',
  'comeBack',
  'stepAway',
  'leaveSeat',
  'bookSeat',
  'markInexpert',
  'openDispute',
  'ruleDispute',
  'reportCards',
  'changeNotes',
  'setMinimum',
]

function beside(evening: Evening, { id }: Table, { phase }: Coup, random: Random): Chosen | null {
  const own = BESIDE[phase] ?? []
  const type = random.pick(random.oneIn(8) ? ANY_TIME : own)
  if (type === undefined) return null
  const by = random.oneIn(4)
    ? whoMay(type, evening, random)
    : random.oneIn(6)
      ? segretario
      : tavolo(id)
  const found = offered(evening, random, type, by)
  return found && random.oneIn(8) ? altered(found, random) : found
}

/** Stakes are laid and calls made, until the employee closes. */
function open(evening: Evening, table: Table, playing: Playing, random: Random): Chosen | null {
  const { id } = table
  const { coup, mano } = playing
  if (random.oneIn(40)) return beside(evening, table, coup, random)
  const count = coup.bets.length
  if (count > 0 && random.below(5) < count) {
    const short =
      coup.calls.length > 0 && !random.oneIn(16) ? callLacks(table, coup, evening.settings) : null
    return short
      ? chosen({ type: 'withdrawCall', table: id, member: short.member }, tavolo(id))
      : chosen({ type: 'closeGame', table: id }, tavolo(id))
  }
  if (coup.reopened && random.oneIn(4)) return offered(evening, random, 'coverOver', tavolo(id))
  const [loser] = table.tableLoser
  if (loser && random.oneIn(8))
    return chosen({ type: 'renounceTableRight', table: id, member: loser.member }, tavolo(id))
  const following = table.suivi.find(({ dormant }) => !dormant)
  if (following && random.oneIn(3) && (random.oneIn(8) || !callOf(coup, following.member)))
    return follow(table, playing, following.member, random)
  const member = random.pick(membersIn(evening.persons)) ?? SOMEBODY
  if (member === mano.banker || isOut(evening, member)) return null
  const chips = balance(evening, chipsOf(member))
  if (chips < table.minimum) return random.oneIn(2) ? cassaFor(evening, random, member) : null
  const place = random.pick(placesOf(table, member))
  if (!place) return null
  const by = random.oneIn(2) ? socio(member) : tavolo(id)
  const of = { table: id, member, place }
  const dice = random.below(24)
  if (dice === 0) {
    const bets = coup.bets.map((bet) => bet.member)
    const respects = random.oneIn(3) ? bets : []
    const helpers = random.oneIn(4) ? membersIn(evening.persons).slice(0, 1) : []
    return chosen({ type: 'callBanco', ...of, respects, helpers }, by)
  }
  if (dice <= 2 && coup.bank <= chips)
    return chosen({ type: 'callBanco', ...of, respects: [], helpers: [] }, by)
  if (dice === 3) return chosen({ type: 'callTable', ...of }, by)
  if (dice === 4) return chosen({ type: 'playDifference', ...of }, by)
  const line = random.oneIn(12) ? (random.oneIn(3) ? 'within' : 'on') : 'beyond'
  const most = Math.min(chips, random.oneIn(10) ? 2 * coup.bank : coup.bank)
  const least = random.oneIn(16) ? 0 : (table.leastStake ?? 0)
  const sum = asChips(Math.max(least, someChips(random, most)))
  const part = line === 'on' && sum > 1 && random.oneIn(2) ? asChips(1) : null
  const type = coup.bets.some((bet) => bet.member === member) ? 'changeStake' : 'layStake'
  return chosen({ type, ...of, sum, line, part }, by)
}

/** The suivi is called by the member whose it is. */
function follow(
  table: Table,
  { mano, coup }: Playing,
  member: MemberId,
  random: Random,
): Chosen | null {
  const place = random.pick(placesOf(table, member))
  if (!place) return null
  const mayChoose = random.oneIn(16) || noTwice({ table, mano, coup }, member) === null
  const twiceTheLoss = mayChoose && random.oneIn(2)
  const by = random.oneIn(2) ? socio(member) : tavolo(table.id)
  return chosen({ type: 'callSuivi', table: table.id, member, place, twiceTheLoss }, by)
}

/** The game is closed: the bank is covered, the cards are given and dealt. */
function closed(
  evening: Evening,
  table: Table,
  { coup, mano }: Playing,
  random: Random,
): Chosen | null {
  const { id } = table
  const tablet = tavolo(id)
  const member = mano.banker
  if (random.oneIn(30)) return beside(evening, table, coup, random)
  if (toutVaMissing(coup) > 0)
    return chosen(
      { type: random.oneIn(5) ? 'refuseCoup' : 'coverToutVa', table: id, member },
      tablet,
    )
  if (coup.seesStakes && random.oneIn(3))
    return chosen({ type: 'refuseCoup', table: id, member }, tablet)
  if (isBought(mano) && mano.coups === 0 && random.oneIn(8))
    return offered(evening, random, 'dropPurchase', tablet)
  if (coup.holder) return chosen({ type: 'dealCards', table: id }, tablet)
  const staked = coup.bets.reduce((sum, { plays }) => sum + plays, 0)
  if (staked === 0) {
    if (random.oneIn(3)) return offered(evening, random, 'grantBanco', tablet)
    return random.oneIn(2)
      ? chosen({ type: 'reopenStakes', table: id, member }, tablet)
      : voided(table)
  }
  if (random.oneIn(40)) return offered(evening, random, 'giveCards', tablet)
  const [first] = orderOfRights(table, evening.settings)
  return first
    ? chosen({ type: 'giveCards', table: id, member: first.member }, tablet)
    : voided(table)
}
