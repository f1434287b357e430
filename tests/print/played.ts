import { randomUUID } from 'node:crypto'
import type { MemberId } from '@/rules/kernel/ids'
import { House } from '../support/house'

interface Person {
  id: MemberId
  cookie: string
}

/** An evening played over HTTP, with everybody who took part. */
export interface Played {
  house: House
  clubId: string
  evening: string
  desk: Person
  deputato: Person
  /** In the order of signature; the first wins the one colpo, the last two quarrel. */
  players: Person[]
  stranger: Person
}

export const wave = [
  Array.from({ length: 40 }, (_, k) => [k * 6, Math.round(40 * Math.sin(k / 4)), k * 16]),
]

/** Five sign, draw seats, pay in, play one colpo and quarrel about it; at the count there are 35 chips too many. */
export async function playedEvening(
  also: { house?: House; slug?: string; beforeCount?(of: Played): Promise<void> } = {},
): Promise<Played> {
  const { house = await House.open(), slug = 'alfa' } = also
  const clubId = await house.club(slug)
  const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
  const deputato = await house.member(clubId, slug, '2', ['socio', 'deputato'])
  const stranger = await house.member(clubId, slug, '3')
  const players: Person[] = []
  for (const n of [11, 12, 13, 14, 15]) players.push(await house.member(clubId, slug, `${n}`))
  const evening = await house.evening('poker', desk)
  const played = { house, clubId, evening, desk, deputato, players, stranger }
  await seat(played)
  await quarrel(played)
  await also.beforeCount?.(played)
  await close(played)
  return played
}

/** A command that must be accepted. */
export async function give(
  of: Pick<Played, 'house' | 'evening'>,
  by: Person,
  type: string,
  payload: object,
): Promise<void> {
  const input = { evening: of.evening, id: randomUUID(), ...payload }
  const answer = await of.house.mutate(`poker.${type}`, input, by.cookie)
  if (answer.status !== 200) throw new Error(`${type}: ${JSON.stringify(answer.error)}`)
}

async function seat(of: Played): Promise<void> {
  const settings = { uscita: 1, passata: 100 }
  await give(of, of.desk, 'openList', { title: 'Uscita 1', settings })
  for (const one of of.players) await give(of, one, 'sign', { list: 'L1', strokes: wave })
  for (const [index, one] of of.players.entries()) {
    await give(of, one, 'answerCall', { signUp: index + 1, answer: 'coming' })
  }
  await give(of, of.desk, 'drawLots', { table: 'T1' })
  for (const { id } of of.players) {
    await give(of, of.desk, 'confirmPassata', { table: 'T1', member: id })
  }
}

async function quarrel(of: Played): Promise<void> {
  const [winner, , , one, other] = of.players.map(({ id }) => id)
  const table = 'T1'
  await give(of, of.desk, 'deal', { table, out: [] })
  const outcome = { kind: 'won', put: [], ranking: [[winner]], honours: [], refund: null }
  await give(of, of.desk, 'recordColpo', { table, outcome })
  const about = 'Chi ha mostrato per primo?'
  const contenders = [one, other]
  await give(of, of.desk, 'openDispute', { table, colpo: 1, about, provision: 'XII.1', contenders })
  // Two of the three who may vote are a majority.
  for (const voter of of.players.slice(0, 2)) {
    const vote = { table, dispute: 1, member: voter.id, inFavourOf: one }
    await give(of, voter, 'voteDispute', vote)
  }
  const contender = of.players[4] ?? of.desk
  await give(of, contender, 'appealDispute', { table, dispute: 1 })
  const ruling = { inFavourOf: other, why: 'Le carte fanno fede.', provision: 'XII.5', final: true }
  const transfers = [{ from: `resto:${one}`, to: `resto:${other}`, chips: 9 }]
  await give(of, of.deputato, 'ruleDispute', { table, dispute: 1, ...ruling, transfers })
}

/** Resti are 104, 99, 99, 90, 108; the winner counts 35 more than they should have. */
async function close(of: Played): Promise<void> {
  await give(of, of.desk, 'beginCount', { table: 'T1' })
  const counted = [139, 99, 99, 90, 108]
  for (const [index, { id }] of of.players.entries()) {
    await give(of, of.desk, 'countResto', { table: 'T1', member: id, chips: counted[index] })
  }
  await give(of, of.desk, 'closeTableau', { table: 'T1', settleBy: 'desk' })
  await give(of, of.desk, 'markHanded', { table: 'T1', payment: 1 })
}
