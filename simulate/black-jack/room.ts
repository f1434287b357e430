import { asPlayer } from '@/rules/banked/ids'
import type { Evening } from '@/rules/black-jack/evening'
import type { Table } from '@/rules/black-jack/state/table'
import { asChips } from '@/rules/kernel/chips'
import { deputato, SOMEBODY, segretario, tavolo } from '../actors'
import { MEMBERS, signer } from '../banked/actors'
import { MINIMUM, roomOf, tableClosed } from '../banked/room'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'
import { anySettings } from './settings'

export const { cassaFor, beforePlay, closing } = roomOf<Evening, Table, Chosen['command']>({
  casse: { least: 8, below: 80 },
  drops: true,
  opens(evening, random, { level }) {
    const settings = anySettings(random, level)
    return chosen(
      { type: 'openTable', minimum: MINIMUM, settings, as: 'management' },
      signer(evening, 'direzione', deputato),
    )
  },
  first({ persons, tableau }, random) {
    const [person] = Object.values(persons)
    if (!person || tableau || !random.oneIn(12)) return null
    const chips = asChips(random.below(20) - 10)
    const correct = { type: 'correctCassa', member: person.member, chips, why: 'contata' } as const
    return chosen(correct, segretario)
  },
  closes(evening, table, random) {
    if (random.oneIn(6)) {
      const by = random.oneIn(2) ? deputato : segretario
      const signed = offered(evening, random, 'signAbandoned', by)
      if (signed) return signed
    }
    return table && !random.oneIn(3) ? tableClosed(table) : null
  },
})

/** A member takes a free seat, or is marked as standing. */
export function coming(evening: Evening, table: Table, random: Random): Chosen | null {
  const member = random.pick(MEMBERS) ?? SOMEBODY
  if (!(member in evening.persons)) return cassaFor(evening, random, member)
  const player = asPlayer(member)
  const free = random.pick(table.seats.filter(({ holder }) => holder === null))
  if (!free || random.oneIn(6))
    return chosen({ type: 'markStanding', table: table.id, player, isHere: true }, tavolo(table.id))
  const unnamed = random.oneIn(8) ? asPlayer(`@${free.number}`) : player
  return chosen(
    { type: 'takeSeat', table: table.id, player: unnamed, seat: free.number },
    tavolo(table.id),
  )
}
