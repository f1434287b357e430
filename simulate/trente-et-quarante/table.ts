import { balance, bancoOf, chipsOf } from '@/rules/banked/accounts'
import { memberOf } from '@/rules/banked/ids'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { asChips } from '@/rules/kernel/chips'
import { membersIn } from '@/rules/kernel/ids'
import type { CommandType } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { rowDue } from '@/rules/trente-et-quarante/play/rows'
import { freeOn } from '@/rules/trente-et-quarante/play/stakes'
import { CARDS_IN_TAGLIA, countedOut, leftOf } from '@/rules/trente-et-quarante/play/taglia'
import { type Colpo, SLIPS } from '@/rules/trente-et-quarante/state/colpo'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import { CHANCES, COLOURS } from '@/rules/trente-et-quarante/state/posta'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { deputato, segretario, socio, tavolo } from '../actors'
import type { Random } from '../random'
import { altered, type Chosen, chosen, offered, whoMay } from './chosen'
import { cassaFor, coming } from './room'

/** A card from those left in the taglia, each as likely as any other. */
export function anyCard({ taglia }: Pick<Table, 'taglia'>, random: Random): Rank {
  const most = leftOf({}, 'A')
  for (;;) {
    const rank = RANKS[random.below(RANKS.length)] ?? 'A'
    if (random.below(most) < leftOf(taglia.out, rank)) return rank
  }
}

/** Commands beside the play, by how often they come. */
const ASIDE: readonly CommandType[] = [
  ...([
    'takeBack',
    'takeBack',
    'takeBack',
    'markPresence',
    'withdrawStake',
    'withdrawStake',
  ] as const),
  ...([
    'insure',
    'insure',
    'dropInsurance',
    'dropInsurance',
    'dropInsurance',
    'answerPrison',
    'movePrisoner',
    'movePrisoner',
  ] as const),
  ...(['openDispute', 'openDispute', 'withdrawDispute', 'ruleDispute', 'rebuildRows'] as const),
  ...(['voidColpo', 'declareLastColpo', 'reportRunOut', 'endTaglia', 'setVersion'] as const),
  ...(['changeLimits', 'signLimits', 'signLimits', 'dropLimits', 'setLevel', 'askCassa'] as const),
  ...(['dropCassa', 'repeatStakes', 'declareLastTaglia'] as const),
]

/** A member's cassa corrected, which no offer can foresee. */
function corrected({ persons }: Evening, random: Random): Chosen | null {
  const person = random.pick(Object.values(persons))
  const chips = asChips(random.below(41) - 20)
  return person
    ? chosen(
        { type: 'correctCassa', member: person.member, chips, why: 'contato male' },
        segretario,
      )
    : null
}

/** A command beside the play, now and then with one field changed. */
function aside(evening: Evening, table: Table, random: Random): Chosen | null {
  if (random.oneIn(30)) return corrected(evening, random)
  const type = random.pick(ASIDE)
  if (type === undefined) return null
  const giver = whoMay(type, evening, random)
  const found = offered(evening, random, type, giver.post === null ? giver : tavolo(table.id))
  return found && random.oneIn(6) ? altered(found, random) : found
}

/** The next command at a table; null when the random choice led to none. */
export function atTable(evening: Evening, table: Table, random: Random): Chosen | null {
  if (random.oneIn(24)) return aside(evening, table, random)
  const { id, colpo, level, present } = table
  if (level === 1)
    return random.oneIn(8)
      ? chosen({ type: 'setLevel', table: id, level: random.oneIn(2) ? 2 : 3 }, tavolo(id))
      : null
  if (!colpo) {
    if (present.length < 2 || random.oneIn(40)) return coming(evening, table, random)
    return mixing(evening, table, random) ?? between(evening, table, random)
  }
  return inColpo(evening, table, colpo, random)
}

/** The next step of the taglia; null while it is in play. */
function mixing({ persons }: Evening, table: Table, random: Random): Chosen | null {
  const { id, taglia, present } = table
  const by = tavolo(id)
  switch (taglia.step) {
    case 'none':
      return chosen({ type: 'layOutPacks', table: id }, by)
    case 'ended':
      return taglia.isDaysLast
        ? chosen({ type: 'closeTable', table: id }, deputato)
        : chosen({ type: 'mixCards', table: id }, by)
    case 'laid-out':
      return chosen({ type: 'mixCards', table: id }, by)
    case 'mixed': {
      const player = random.oneIn(4) ? null : (random.pick(present) ?? null)
      const witness = player === null ? (Object.values(persons)[0]?.member ?? null) : null
      return chosen({ type: 'cutCards', table: id, player, witness }, by)
    }
    case 'cut':
      return random.oneIn(12)
        ? chosen({ type: 'declareLastTaglia', table: id }, deputato)
        : chosen({ type: 'burnCards', table: id }, by)
    case 'in-play':
      return null
  }
}

/** Before the stakes are invited owners answer about their imprisoned stakes. */
function between(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, poste } = table
  const asked = poste.find(({ isAsked }) => isAsked)
  if (asked && random.oneIn(2)) {
    const withdraws = random.oneIn(2)
    const answer = { table: id, player: asked.player, posta: asked.number, withdraws }
    return chosen({ type: 'answerPrison', ...answer }, giverOf(table, asked.player, random))
  }
  const prisoner = random.oneIn(4) ? poste.find(({ prisons }) => prisons > 0) : undefined
  if (prisoner) {
    const chance = random.pick(CHANCES) ?? 'nero'
    const { player, number: posta } = prisoner
    return chosen({ type: 'movePrisoner', table: id, player, posta, chance }, tavolo(id))
  }
  if (countedOut(table.taglia) > CARDS_IN_TAGLIA - 14 && evening.status === 'open')
    return chosen({ type: 'endTaglia', table: id }, tavolo(id))
  return chosen({ type: 'inviteStakes', table: id }, tavolo(id))
}

const giverOf = ({ id }: Table, player: Player, random: Random) =>
  memberOf(player) !== null && random.oneIn(3) ? socio(player) : tavolo(id)

/** Stakes are laid and insured until the dealer calls. */
function staking(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id, limits, settings, poste, past } = table
  const by = tavolo(id)
  if (poste.length > 0 && random.below(4) < poste.length) {
    if (table.level === 2 && random.oneIn(2)) return recorded(table, random)
    return chosen({ type: 'callStakes', table: id }, by)
  }
  if (past.length > 0 && poste.length === 0 && random.oneIn(2))
    return chosen({ type: 'repeatStakes', table: id, player: null }, by)
  const player = random.pick(table.present)
  if (player === undefined) return coming(evening, table, random)
  const member = memberOf(player)
  if (member !== null && balance(evening, chipsOf(member)) < 5 * limits.minimum)
    return cassaFor(evening, random, member)
  const chance = random.pick(CHANCES) ?? 'nero'
  const giver = giverOf(table, player, random)
  if (freeOn(table, player, chance) >= settings.multiple && random.oneIn(2)) {
    const chips = settings.multiple
    return chosen({ type: 'insure', table: id, player, chance, chips }, giver)
  }
  const whole = random.oneIn(3) ? settings.multiple : asChips(settings.step * random.below(40))
  const chips = asChips(Math.max(limits.minimum, whole))
  return chosen({ type: 'layStake', table: id, player, chance, chips }, giver)
}

/** The result of a colpo alone; 31–31 comes oftener than it would, so that prisons fill. */
function recorded({ id }: Table, random: Random): Chosen {
  const isRefait = random.oneIn(6)
  const total = () => (isRefait ? 31 : 31 + random.below(10))
  const first = random.pick(COLOURS) ?? 'nero'
  const isLast = random.oneIn(40)
  return chosen(
    {
      type: 'recordResult',
      table: id,
      nero: total(),
      rosso: total(),
      first,
      isLast,
      invites: !random.oneIn(8),
    },
    tavolo(id),
  )
}

/** Rows rebuilt by the order of the cards, with one of them changed or one too many. */
function rebuilt(table: Table, { rows }: Colpo, random: Random): Chosen {
  const shown = [...rows.nero, ...rows.rosso]
  const cards = random.oneIn(2) ? [...shown, anyCard(table, random)] : shown
  const slip = random.pick(SLIPS) ?? 'wrong-row'
  const first = rows.first ?? 'nero'
  return chosen(
    { type: 'rebuildRows', table: table.id, slip, why: 'per ordine', cards, first },
    deputato,
  )
}

/** A claim is ruled on: chips of the bank go to a member by it, now and then. */
function ruled(evening: Evening, { id }: Table, random: Random): Chosen | null {
  const by = random.oneIn(2) ? segretario : deputato
  const found = offered(evening, random, 'ruleDispute', by)
  if (found?.command.type !== 'ruleDispute' || random.oneIn(3)) return found
  const member = random.pick(membersIn(evening.persons))
  if (member === undefined) return found
  const moved = { from: bancoOf(id), to: chipsOf(member), chips: asChips(1 + random.below(40)) }
  return chosen({ ...found.command, transfers: [moved] }, by)
}

/** The next command about the colpo in play. */
function inColpo(evening: Evening, table: Table, colpo: Colpo, random: Random): Chosen | null {
  const { id, taglia, level } = table
  const by = tavolo(id)
  if (colpo.phase === 'open') return staking(evening, table, random)
  if (table.disputes.some(({ status }) => status === 'open') && colpo.phase === 'settling')
    return ruled(evening, table, random)
  if (colpo.phase === 'settling') {
    const hearing = table.disputes.at(-1)
    // Entries before a ruling are wanted back too, while it is not paid yet.
    if (hearing?.coup === colpo.serial && random.oneIn(4))
      return chosen({ type: 'takeBack', table: id }, random.oneIn(2) ? deputato : by)
    if (random.oneIn(60)) return offered(evening, random, 'openDispute', by)
    if (random.oneIn(60)) return rebuilt(table, colpo, random)
    return chosen({ type: 'settleColpo', table: id, invites: !random.oneIn(4) }, by)
  }
  if (level === 2) return recorded(table, random)
  if (countedOut(taglia) >= CARDS_IN_TAGLIA) return chosen({ type: 'reportRunOut', table: id }, by)
  if (!colpo.isLast && countedOut(taglia) > CARDS_IN_TAGLIA - 30 && random.oneIn(8))
    return chosen({ type: 'declareLastColpo', table: id }, by)
  if (colpo.phase !== 'called' && random.oneIn(200)) return rebuilt(table, colpo, random)
  const colour = rowDue(colpo.rows) === 'nero' ? (random.pick(COLOURS) ?? 'nero') : null
  return chosen({ type: 'dealCard', table: id, card: anyCard(table, random), colour }, by)
}
