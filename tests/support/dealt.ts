import { randomUUID } from 'node:crypto'
import type { House, Person } from './house'

export const STROKES = [
  [
    [0, 0, 0],
    [90, 40, 10],
    [180, 10, 20],
  ],
]

/** An evening with a table of five, whose first cards are dealt. */
export interface DealtTable {
  evening: string
  /** The secretary. */
  desk: Person
  /** In the order of their signatures. */
  players: readonly Person[]
  /** Gives a command of the evening, with a new id each time. */
  give(type: string, payload: object, cookie: string): ReturnType<House['mutate']>
}

export async function dealtTable(house: House, clubId: string, slug: string): Promise<DealtTable> {
  const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
  const evening = await house.evening('poker', desk)
  const give = (type: string, payload: object, cookie: string) =>
    house.mutate(`poker.${type}`, { evening, id: randomUUID(), ...payload }, cookie)
  const dealt = { evening, desk, players: [], give }
  return { ...dealt, players: await dealAt(house, { ...dealt, clubId, slug }, 1) }
}

/**
 * Forms, pays in and deals the evening's table of this number, with five new members; each table plays for more than
 * the one before.
 */
export async function dealAt(
  house: House,
  { clubId, slug, desk, give }: DealtTable & { clubId: string; slug: string },
  number: number,
): Promise<Person[]> {
  const table = `T${number}`
  const settings = { uscita: number, passata: 100 * number }
  await give('openList', { title: `Da ${settings.passata}`, settings }, desk.cookie)
  const players: Person[] = []
  for (const place of [1, 2, 3, 4, 5]) {
    const player = await house.member(clubId, slug, `${200 + 100 * number + place}`)
    players.push(player)
    await give('sign', { list: `L${number}`, strokes: STROKES }, player.cookie)
  }
  for (const place of [1, 2, 3, 4, 5]) {
    const signUp = 5 * (number - 1) + place
    await give('answerCall', { signUp, answer: 'coming' }, desk.cookie)
  }
  await give('drawLots', { table }, desk.cookie)
  for (const { id } of players) await give('confirmPassata', { table, member: id }, desk.cookie)
  await give('deal', { table, out: [] }, desk.cookie)
  return players
}
