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
  /** Gives a command of the evening, each time a new one. */
  give(type: string, payload: object, cookie: string): ReturnType<House['mutate']>
}

export async function dealtTable(house: House, clubId: string, slug: string): Promise<DealtTable> {
  const desk = await house.member(clubId, slug, '1', ['socio', 'segretario'])
  const opening = { game: 'poker', title: 'Venerdì', day: '2026-11-20' }
  const opened = await house.mutate('evenings.open', opening, desk.cookie)
  const { evening } = opened.data as { evening: string }
  const give = (type: string, payload: object, cookie: string) =>
    house.mutate(`poker.${type}`, { evening, id: randomUUID(), ...payload }, cookie)
  await give('openList', { title: 'Da cento', settings: { uscita: 1, passata: 100 } }, desk.cookie)
  const players: Person[] = []
  for (const card of ['301', '302', '303', '304', '305']) {
    const player = await house.member(clubId, slug, card)
    players.push(player)
    await give('sign', { list: 'L1', strokes: STROKES }, player.cookie)
  }
  for (const signUp of [1, 2, 3, 4, 5])
    await give('answerCall', { signUp, answer: 'coming' }, desk.cookie)
  await give('drawLots', { table: 'T1' }, desk.cookie)
  for (const { id } of players)
    await give('confirmPassata', { table: 'T1', member: id }, desk.cookie)
  await give('deal', { table: 'T1', out: [] }, desk.cookie)
  return { evening, desk, players, give }
}
