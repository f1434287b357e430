import { asPlayer } from '@/rules/banked/ids'
import { asChips } from '@/rules/kernel/chips'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { deputato, SOMEBODY, tavolo } from '../actors'
import { MEMBERS, signer } from '../banked/actors'
import { MINIMUM, roomOf, tableClosed } from '../banked/room'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'
import { anySettings } from './settings'

export const { cassaFor, beforePlay, closing } = roomOf<Evening, Table, Chosen['command']>({
  casse: { least: 40, below: 200 },
  drops: false,
  opens(evening, random, { level }) {
    const settings = anySettings(random, level)
    const pair = { minimum: MINIMUM, maximum: asChips(1_000) }
    return chosen(
      { type: 'openTable', ...pair, settings, as: 'management' },
      signer(evening, 'direzione', deputato),
    )
  },
  first: () => null,
  closes: (evening, table, random) =>
    table ? tableClosed(table) : offered(evening, random, 'ruleDispute', deputato),
})

/** A member comes to the table, or somebody whom nobody names. */
export function coming(evening: Evening, table: Table, random: Random): Chosen | null {
  const member = random.pick(MEMBERS) ?? SOMEBODY
  if (!(member in evening.persons)) return cassaFor(evening, random, member)
  const player = random.oneIn(8) ? asPlayer(`@${1 + random.below(9)}`) : asPlayer(member)
  const isHere = !table.present.includes(player)
  return chosen({ type: 'markPresence', table: table.id, player, isHere }, tavolo(table.id))
}
