import { balance, bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { hasCards, isStandInOver } from '@/rules/chemin-de-fer/mano/dealing'
import { mostToLay } from '@/rules/chemin-de-fer/mano/money'
import { seatOf } from '@/rules/chemin-de-fer/mano/order'
import { areEnoughSeated } from '@/rules/chemin-de-fer/mano/present'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { segretario, socio, tavolo } from '../actors'
import type { Random } from '../random'
import { aside } from './aside'
import { cards } from './cards'
import { type Chosen, chosen, MEMBERS, offered, someChips, whoMay } from './chosen'
import { inCoup } from './coup'
import { quarrel } from './quarrel'
import { cassaFor, sitting } from './room'
import { onOffer } from './seguito'

/** The next command at a table that plays. */
export function atTable(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, status, coup, mano, seguito } = table
  if (status === 'stopped' && !random.oneIn(8))
    return chosen({ type: 'resumeGame', table: id }, segretario)
  if (coup && mano) return inCoup(evening, table, { mano, coup }, random)
  const quarrelled = quarrel(evening, table, random)
  if (quarrelled) return quarrelled
  if (random.oneIn(14)) return aside(evening, table, random)
  if (!areEnoughSeated(table, evening.settings) || random.oneIn(60)) {
    if (mano && random.oneIn(3)) return chosen({ type: 'returnBank', table: id }, tavolo(id))
    return sitting(evening, table, random)
  }
  const dealt = cards(evening, table, random)
  if (dealt) return dealt
  if (seguito) return onOffer(evening, table, seguito, random)
  if (!hasCards(table)) return chosen({ type: 'endTaglia', table: id }, tavolo(id))
  return mano ? between(evening, table, mano, random) : turning(evening, table, random)
}

/** The banker is away: they come back, or the inspector takes their place. */
function backOrStoodIn({ id, minimum }: Table, member: MemberId, random: Random): Chosen {
  if (random.oneIn(2)) return chosen({ type: 'comeBack', table: id, member }, socio(member))
  return chosen(
    { type: 'standIn', table: id, bank: minimum, isSerious: random.oneIn(2) },
    segretario,
  )
}

/** Nobody is banker: the holder of the turn opens, refuses, or is away. */
function turning(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, turn, minimum, level } = table
  if (level === 1 && random.oneIn(4))
    return chosen({ type: 'setLevel', table: id, level: random.oneIn(5) ? 3 : 2 }, tavolo(id))
  const seat = table.seats.find(({ number }) => number === turn)
  const member = seat?.holder ?? null
  if (member === null) return sitting(evening, table, random)
  if (seat?.away && !random.oneIn(4)) {
    if (random.oneIn(4)) return chosen({ type: 'declareAbsent', table: id }, tavolo(id))
    const bank = level === 1 ? asChips(0) : minimum
    return chosen({ type: 'standIn', table: id, bank, isSerious: random.oneIn(2) }, segretario)
  }
  const by = random.oneIn(2) ? socio(member) : tavolo(id)
  if (seat?.away) return chosen({ type: 'comeBack', table: id, member }, by)
  if (random.oneIn(20)) return chosen({ type: 'refuseMano', table: id, member }, by)
  const most = mostToLay(evening, table, member)
  if (most < minimum) return cassaFor(evening, random, member)
  const over = random.oneIn(2) ? someChips(random, (most - minimum) / 2) : 0
  const bank = level === 1 ? 0 : Math.min(most, minimum + over)
  return chosen({ type: 'openBank', table: id, member, bank: asChips(bank) }, by)
}

/** Acts of the banker and a socio between two coups. */
const OF_BANK: readonly CommandType[] = [
  'addToBank',
  'halveBank',
  'lowerBank',
  'lowerBank',
  'offerPartner',
  'offerPartner',
  'dropPartnerOffer',
  'agreePartner',
  'agreePartner',
  'takePartner',
  'takePartner',
  'askToAdd',
  'askToAdd',
  'consentToAdd',
  'consentToAdd',
  'refuseToAdd',
  'standIn',
  'dropPurchase',
  'refuseBought',
  'cancelPurchase',
  'setMinimum',
]

/** A bank between two coups: it is added to, passed, or its next coup is given. */
function between(evening: Evening, table: Table, mano: Mano, random: Random): Chosen | null {
  const { id, level } = table
  const tablet = tavolo(id)
  const member = mano.banker
  if (table.stakesSeen) {
    const choice = random.oneIn(2) ? 'auction' : 'play'
    return chosen({ type: 'chooseForBank', table: id, choice }, segretario)
  }
  if (isStandInOver(table, mano)) return chosen({ type: 'passMano', table: id, member }, tablet)
  if (mano.standIn === null && seatOf(table, member)?.away)
    return backOrStoodIn(table, member, random)
  if (level === 1) {
    if (random.oneIn(3)) return offered(evening, random, 'recordBuyer', tablet)
    return chosen({ type: 'endMano', table: id }, tablet)
  }
  if (table.addition && random.oneIn(2)) {
    const type = random.oneIn(2) ? 'refuseToAdd' : 'consentToAdd'
    return offered(evening, random, type, tablet)
  }
  const bank = balance(evening, bankOf(id))
  const short = mano.mustPlay !== null && bank < mano.mustPlay
  if (short || bank <= 0) {
    if (random.oneIn(3)) return chosen({ type: 'refuseCoup', table: id, member }, tablet)
    if (random.oneIn(3)) return cassaFor(evening, random, member)
    const chips = asChips(Math.max(1, (mano.mustPlay ?? mano.minimum) - bank))
    return chosen({ type: 'addToBank', table: id, member, chips }, tablet)
  }
  const [offer] = table.partnerOffers
  if (offer && random.oneIn(8))
    return chosen({ type: 'dropPartnerOffer', table: id, member: offer.member }, tablet)
  if (random.oneIn(10)) return ofBank(evening, table, random)
  if (mano.wins > 0 && random.oneIn(7))
    return chosen({ type: 'passMano', table: id, member }, tablet)
  if (random.oneIn(30))
    return chosen(
      { type: 'addToBank', table: id, member, chips: someChips(random, bank) },
      socio(member),
    )
  if (level === 2) return recorded(table, bank, random)
  const toutVa = mano.toutVaRun >= 2 || random.oneIn(mano.toutVaRun === 1 ? 2 : 24)
  const seesStakes = !toutVa && random.oneIn(30)
  return chosen({ type: 'announceBank', table: id, toutVa, seesStakes }, tablet)
}

function ofBank(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id } = table
  const partner = random.oneIn(3) ? null : partnered(evening, table, random)
  if (partner) return partner
  const type = random.pick(OF_BANK) ?? 'addToBank'
  const by = random.oneIn(3)
    ? whoMay(type, evening, random)
    : random.oneIn(2)
      ? tavolo(id)
      : segretario
  return offered(evening, random, type, by)
}

/** A socio offers, is taken, or is asked to let the bank grow. */
function partnered(
  evening: Evening,
  { id, mano, partnerOffers }: Table,
  random: Random,
): Chosen | null {
  if (!mano) return null
  const { banker: member } = mano
  const [offer] = partnerOffers
  if (mano.socio !== null && !random.oneIn(6))
    return offered(evening, random, 'askToAdd', tavolo(id))
  if (offer) {
    if (random.oneIn(4))
      return chosen({ type: 'dropPartnerOffer', table: id, member: offer.member }, tavolo(id))
    return chosen({ type: 'agreePartner', table: id, member, socio: offer.member }, socio(member))
  }
  const rich = random.pick(
    MEMBERS.filter((one) => balance(evening, chipsOf(one)) >= balance(evening, bankOf(id))),
  )
  if (rich === undefined) return null
  const terms = random.oneIn(4) ? 'half' : 'double'
  return random.oneIn(2)
    ? chosen({ type: 'offerPartner', table: id, member: rich, terms }, socio(rich))
    : chosen({ type: 'takePartner', table: id, member, socio: rich, terms }, tavolo(id))
}

/** A coup of which only the result is entered. */
function recorded({ id, past }: Table, bank: number, random: Random): Chosen {
  const result = random.pick(['banco', 'banco', 'punta', 'punta', 'tie'] as const) ?? 'tie'
  const matched = random.oneIn(3) ? bank : 1 + random.below(bank)
  return chosen(
    {
      type: 'recordResult',
      table: id,
      bank: asChips(bank),
      matched: asChips(result === 'tie' && random.oneIn(2) ? 0 : matched),
      result,
      holder: random.oneIn(4) ? (past.at(-1)?.banker ?? null) : null,
    },
    tavolo(id),
  )
}
