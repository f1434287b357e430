import { randomUUID } from 'node:crypto'
import { placeOf } from '@/db/rehearsals'
import { findStory } from '@/rehearsal/stories'
import { atPlace } from '@/server/rehearsal/club'
import type { Rehearsal } from '@/server/rehearsal/rehearsal'
import { rehearsalOf } from '@/server/rehearsal/rehearsals'
import { running } from '@/server/running/running'
import type { House } from '../../support/house'
import { actAt } from './acts'

/** So many acts of the others are enough for any story. */
const MOST_TURNS = 900

/** Begins a story from the demo club, with the others paused; its word is the person's address. */
export async function begunAtDemo(
  house: House,
  story: string,
): Promise<{ word: string; rehearsal: Rehearsal }> {
  const { data } = await house.mutate('rehearsals.beginAtDemo', { story, locale: 'it' })
  const { word } = data as { word: string }
  const rehearsal = rehearsalOf(placeOf(word)?.clubId ?? '')
  rehearsal.pace = 0
  return { word, rehearsal }
}

/** Somebody does what the strip says, until the end of the story; where it stands then. */
export async function playedOut(house: House, rehearsal: Rehearsal) {
  const { driver, story } = rehearsal
  if (story.isOpenedByPerson) await opened(rehearsal)
  let now = await rehearsal.look()
  for (let turn = 0; turn < MOST_TURNS && now.at < story.steps.length; turn++) {
    house.now += 2_000
    const [table] = driver.tables
    if (!table) throw new Error('nobody opened the evening')
    driver.prompts.clear()
    await driver.step(table)
    const state = driver.stateOf(table)
    const control = story.steps[now.at]?.control ?? null
    const done = actAt(story.name, now.at, state, control) ?? driver.prompts.get(table.game)
    if (done) await driver.give(table, done)
    now = await rehearsal.look()
  }
  return now
}

/** The person at the desk opens the evening of a story. */
async function opened({ club: { clubId }, story }: Rehearsal): Promise<void> {
  const identity = await atPlace(clubId, 'segreteria')
  const about = { request: 'test' }
  const caller = running().router.createCaller({ identity, address: '', origin: '', about }) as {
    evenings: { open(input: object): Promise<unknown> }
  }
  const [first] = findStory(story.name)?.games ?? []
  const opening = { game: first?.game, title: 'Prova', day: '2026-11-20', id: randomUUID() }
  await caller.evenings.open(opening)
}
