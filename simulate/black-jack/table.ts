import { balance, chipsOf } from '@/rules/banked/accounts'
import { memberOf } from '@/rules/banked/ids'
import { cutterAsked } from '@/rules/black-jack/01-cards/cut'
import { mayDouble } from '@/rules/black-jack/08-doubling/section'
import { isPair } from '@/rules/black-jack/09-splitting/section'
import { nextToSettle } from '@/rules/black-jack/11-settling/order'
import { MANO_RESULTS } from '@/rules/black-jack/13-club/recorded'
import { nextReceiver } from '@/rules/black-jack/course'
import type { CommandType } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { mayMakeBlackJack, showsAce } from '@/rules/black-jack/play/banco'
import { presentAt, seatOf } from '@/rules/black-jack/play/places'
import { pointOf } from '@/rules/black-jack/play/points'
import { cardsIn, countedOut, leftOf } from '@/rules/black-jack/play/shoe'
import { casellaAt, handAt, turnOf } from '@/rules/black-jack/play/turn'
import type { Colpo } from '@/rules/black-jack/state/colpo'
import { asCasella, type Player } from '@/rules/black-jack/state/ids'
import type { Table } from '@/rules/black-jack/state/table'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { asChips, times } from '@/rules/kernel/chips'
import { deputato, segretario, socio, tavolo } from '../actors'
import { type Random, shuffled } from '../random'
import { altered, type Chosen, chosen, offered, whoMay } from './chosen'
import { cassaFor, coming } from './room'

/** A card from those left in the shoe, each as likely as any other. */
export function anyCard({ shoe, settings }: Table, random: Random): Rank {
  const most = settings.packs * 4
  for (;;) {
    const rank = RANKS[random.below(RANKS.length)] ?? 'A'
    if (random.below(most) < leftOf(shoe.out, rank, settings)) return rank
  }
}

/** Commands beside the play, by how often they come. */
const ASIDE: readonly CommandType[] = [
  ...(['takeBack', 'takeBack', 'takeBack', 'leaveSeat', 'markAway', 'markAway'] as const),
  ...(['markStanding', 'declareCrowd', 'forfeitSeat', 'changeLimits', 'signLimits'] as const),
  ...(['dropLimits', 'signLimits', 'removePerson', 'makeClaim', 'makeClaim', 'ruleClaim'] as const),
  ...(['reportSurplus', 'reportTurned', 'reportMixed', 'reportDisturbed', 'voidColpo'] as const),
  ...(['voidCasella', 'reportBancoSurplus', 'correctColpo', 'takeAbandoned'] as const),
  ...(['signAbandoned', 'signAbandoned', 'endShoe', 'setLevel', 'askCassa', 'dropCassa'] as const),
  ...(['withdrawStake', 'insure', 'payPar', 'showMarker', 'repeatStakes', 'closeAsking'] as const),
  ...([
    'withdrawStake',
    'withdrawStake',
    'endShoe',
    'endShoe',
    'signLimits',
    'dropLimits',
  ] as const),
  ...(['signAbandoned', 'reportBancoSurplus'] as const),
]

/** Reports that no offer can foresee, since only the table knows the cards. */
function report(table: Table, colpo: Colpo, random: Random): Chosen | null {
  const { id } = table
  const by = tavolo(id)
  const card = () => anyCard(table, random)
  switch (random.below(5)) {
    case 0:
      return chosen({ type: 'reportMixed', table: id, cards: [card(), card()] }, by)
    case 1:
      return chosen({ type: 'correctBanco', table: id, said: 2 + random.below(25) }, by)
    case 2: {
      const casella = asCasella(1 + random.below(7))
      return chosen({ type: 'reportStray', table: id, casella, cards: [card()] }, by)
    }
    case 3: {
      const dealt = colpo.caselle.flatMap(({ hands }) => hands.flatMap((hand) => hand.cards))
      const cards = shuffled(random, [...dealt, ...colpo.banco])
      const hands = colpo.caselle.map(({ number }, at) => ({
        casella: number,
        cards: [cards[2 * at] ?? 'A', random.oneIn(8) ? card() : (cards[2 * at + 1] ?? 'A')],
      }))
      return chosen({ type: 'mendDeal', table: id, hands, banco: cards.slice(-1) }, by)
    }
    default:
      return chosen({ type: 'reportSurplus', table: id, card: card() }, by)
  }
}

const replaced = ({ id }: Table): Chosen =>
  chosen({ type: 'replaceCards', table: id, why: 'una carta strappata' }, deputato)

/** A slip in the recording of any colpo of the day, put right. */
function slip({ id, past }: Table, random: Random): Chosen | null {
  const one = random.pick(past)
  const casella = random.pick(one?.caselle ?? [])
  const player = random.pick(casella?.puntate ?? [])?.player
  if (!one || !casella || player === undefined) return null
  const of = { table: id, serial: one.serial, casella: casella.number, player }
  const chips = asChips(random.below(9) - 4)
  return chosen({ type: 'correctColpo', ...of, chips, why: 'registrazione' }, deputato)
}

/** A command beside the play, now and then with one field changed. */
function aside(evening: Evening, table: Table, random: Random): Chosen | null {
  if (!table.colpo && random.oneIn(4)) return slip(table, random)
  if (!table.colpo && random.oneIn(20)) return replaced(table)
  if (table.colpo && random.oneIn(4)) return report(table, table.colpo, random)
  const type = random.pick(ASIDE)
  if (type === undefined) return null
  const giver = whoMay(type, evening, random)
  const found = offered(evening, random, type, giver.post === null ? giver : tavolo(table.id))
  return found && random.oneIn(6) ? altered(found, random) : found
}

/** The next command at a table; null when the random choice led to none. */
export function atTable(evening: Evening, table: Table, random: Random): Chosen | null {
  if (random.oneIn(40)) return aside(evening, table, random)
  if (!table.colpo && (presentAt(table).length < 2 || random.oneIn(60)))
    return coming(evening, table, random)
  if (table.level === 1) return random.oneIn(30) ? between(evening, table, random) : null
  if (table.level === 2)
    return mixing(table, random) ?? recorded(evening, table, presentAt(table), random)
  return table.colpo
    ? inColpo(evening, table, table.colpo, random)
    : (mixing(table, random) ?? begins(evening, table, random))
}

/** The level changes now and then. */
function between(_: Evening, { id }: Table, random: Random): Chosen {
  const level = random.oneIn(2) ? 2 : 3
  return chosen({ type: 'setLevel', table: id, level }, tavolo(id))
}

/** The next step of the shoe; null while it is in play. */
function mixing(table: Table, random: Random): Chosen | null {
  const { id, shoe } = table
  const by = tavolo(id)
  switch (shoe.step) {
    case 'none':
      return chosen({ type: 'checkPacks', table: id }, by)
    case 'checked':
    case 'spread':
      return chosen({ type: 'mixCards', table: id }, by)
    case 'mixed': {
      const player = cutterAsked(table)
      if (player === null) return chosen({ type: 'cutForAll', table: id }, deputato)
      return chosen({ type: 'answerCut', table: id, player, cuts: !random.oneIn(3) }, by)
    }
    case 'cut':
      return chosen({ type: 'loadShoe', table: id }, by)
    case 'marked':
      return chosen({ type: 'burnCards', table: id }, by)
    case 'ended':
      return chosen({ type: 'spreadTallone', table: id }, by)
    case 'last-colpo':
      return chosen({ type: 'endShoe', table: id }, deputato)
    case 'in-play':
      return null
  }
}

function begins(evening: Evening, table: Table, random: Random): Chosen {
  const type = table.past.length > 0 && !random.oneIn(3) ? 'repeatStakes' : 'inviteStakes'
  const poor = type === 'repeatStakes' && random.oneIn(20)
  return poor ? cassaFor(evening, random) : chosen({ type, table: table.id }, tavolo(table.id))
}

function giverOf(table: Table, player: Player, random: Random) {
  if (seatOf(table, player)?.isAway && !random.oneIn(20)) return deputato
  return memberOf(player) !== null && random.oneIn(3) ? socio(player) : tavolo(table.id)
}

/** Stakes are laid until the dealer closes them. */
function staking(evening: Evening, table: Table, colpo: Colpo, random: Random): Chosen | null {
  const { id, limits, settings, seats } = table
  const laid = colpo.caselle.reduce((sum, { puntate }) => sum + puntate.length, 0)
  if (laid > 1 && random.below(4) < laid)
    return chosen({ type: 'closeStakes', table: id }, tavolo(id))
  const player = random.pick(presentAt(table))
  if (player === undefined) return coming(evening, table, random)
  const member = memberOf(player)
  if (member !== null && balance(evening, chipsOf(member)) < limits.minimum)
    return cassaFor(evening, random, member)
  const own = seats.find(({ holder }) => holder === player)?.number
  const casella = random.oneIn(3) || !own ? asCasella(1 + random.below(seats.length)) : own
  const steps = Math.floor((limits.maximum - limits.minimum) / settings.step)
  const above = random.oneIn(24) ? steps + 2 : random.below(Math.min(steps, 6) + 1)
  const chips = asChips(limits.minimum + above * settings.step)
  return chosen(
    { type: 'layStake', table: id, casella, player, chips },
    giverOf(table, player, random),
  )
}

/** The next command about the colpo in play. */
function inColpo(evening: Evening, table: Table, colpo: Colpo, random: Random): Chosen | null {
  const { id, shoe, settings } = table
  const by = tavolo(id)
  if (colpo.phase === 'open') return staking(evening, table, colpo, random)
  const waits = table.claims.find((claim) => claim.colpo === colpo.serial && !claim.ruling)
  if (waits && colpo.phase === 'settling')
    return offered(evening, random, 'ruleClaim', random.oneIn(2) ? segretario : deputato)
  const isLow = countedOut(shoe) > cardsIn(settings) * (1 - settings.markerPercent / 100)
  if (shoe.step === 'in-play' && isLow && colpo.phase !== 'settling')
    return chosen({ type: 'showMarker', table: id }, by)
  const [kept] = colpo.bancoNext
  const to = nextReceiver(colpo, settings)
  if (to) {
    const card = to.to === 'banco' && kept ? kept : anyCard(table, random)
    if (random.oneIn(60)) return chosen({ type: 'reportTurned', table: id, card }, by)
    return chosen({ type: 'drawCard', table: id, card }, by)
  }
  if (colpo.phase === 'settling') return settling(table, colpo, random)
  return spoken(evening, table, colpo, random)
}

function settling({ id }: Table, colpo: Colpo, random: Random): Chosen {
  const next = nextToSettle(colpo)
  if (!next) return chosen({ type: 'settleColpo', table: id }, tavolo(id))
  return random.oneIn(2)
    ? chosen({ type: 'settleColpo', table: id }, tavolo(id))
    : chosen({ type: 'settleCasella', table: id, casella: next.number }, tavolo(id))
}

/** Insurance before an ace, par before an ace or a ten; null where neither can be. */
function openOffer({ banco }: Colpo, random: Random): 'insure' | 'payPar' | null {
  if (showsAce(banco) && random.oneIn(2)) return 'insure'
  return mayMakeBlackJack(banco) ? 'payPar' : null
}

/** Somebody has a word to say: a titolare, a companion who is asked, or the taker of a surplus card. */
function spoken(evening: Evening, table: Table, colpo: Colpo, random: Random): Chosen | null {
  const { id, settings } = table
  if (colpo.asking) {
    const [player] = colpo.asking.waiting
    if (player && seatOf(table, player)?.isAway === false && random.oneIn(4))
      return chosen({ type: 'markAway', table: id, player, isAway: true }, tavolo(id))
    if (random.oneIn(4)) return chosen({ type: 'closeAsking', table: id }, tavolo(id))
    const type = colpo.asking.what === 'double' ? 'answerDouble' : 'answerSplit'
    return offered(evening, random, type, tavolo(id))
  }
  if (colpo.surplus) {
    const [asked = asCasella(0)] = colpo.surplus.caselle
    const player = casellaAt(colpo, asked)?.titolare
    const by = player ? giverOf(table, player, random) : tavolo(id)
    return offered(evening, random, 'answerSurplus', by)
  }
  const offer = colpo.phase === 'offers' && random.oneIn(3) ? openOffer(colpo, random) : null
  if (offer) {
    const found = offered(evening, random, offer, tavolo(id))
    if (found) return found
  }
  const turn = turnOf(colpo)
  const casella = turn && casellaAt(colpo, turn.casella)
  const hand = turn && handAt(colpo, turn)
  if (!casella || !hand || casella.titolare === null)
    return chosen({ type: 'goOn', table: id }, tavolo(id))
  const of = { table: id, casella: casella.number, player: casella.titolare }
  const by = giverOf(table, casella.titolare, random)
  const mayAdd = by !== deputato && random.oneIn(2)
  if (mayAdd && isPair(hand.cards) && casella.hands.length <= settings.splits)
    return chosen({ type: 'split', ...of }, by)
  if (mayAdd && mayDouble(hand.cards, settings.softDoubling, hand.isSplit))
    return chosen({ type: 'double', ...of }, by)
  if (by === deputato && settings.awayWord === 'no')
    return chosen({ type: 'sayWord', ...of, word: 'no' }, by)
  const word = pointOf(hand.cards).total < 12 + random.below(7) ? 'carta' : 'no'
  return chosen({ type: 'sayWord', ...of, word }, by)
}

/** The result of a whole colpo at level 2. */
function recorded(evening: Evening, table: Table, here: readonly Player[], random: Random): Chosen {
  const { id, limits, settings, seats } = table
  const hasBlackJack = random.oneIn(20)
  const caselle = seats
    .filter(() => !random.oneIn(3))
    .map(({ number, holder }) => {
      const player = holder ?? random.pick(here)
      const chips = asChips(limits.minimum + settings.step * random.below(4))
      const isSplit = random.oneIn(10)
      const result = () => random.pick(hasBlackJack ? LOSING : MANO_RESULTS) ?? 'lost'
      const told = isSplit ? [plain(result()), plain(result())] : [result()]
      const hands = told.includes('void') ? told.map(() => 'void' as const) : told
      const insurance = hasBlackJack && random.oneIn(4) ? asChips(chips / 2) : asChips(0)
      const on = hands.map((ended) =>
        random.oneIn(8) && ended !== 'black-jack' ? times(chips, 2) : chips,
      )
      const isPar = hands[0] === 'black-jack' && settings.par && random.oneIn(8)
      return {
        casella: number,
        hands,
        puntate: player ? [{ player, chips, on, insurance, isPar }] : [],
      }
    })
    .filter(({ puntate }) => puntate.length > 0)
  const poor = caselle
    .flatMap(({ puntate }) => puntate.map(({ player }) => memberOf(player)))
    .find((member) => member !== null && balance(evening, chipsOf(member)) < 30 * settings.step)
  if (poor) return cassaFor(evening, random, poor)
  const isLast = random.oneIn(30)
  return chosen({ type: 'recordColpo', table: id, hasBlackJack, caselle, isLast }, tavolo(id))
}

const LOSING = ['black-jack', 'lost', 'lost', 'sballata', 'void'] as const
const plain = (result: (typeof MANO_RESULTS)[number]) => (result === 'black-jack' ? 'lost' : result)
