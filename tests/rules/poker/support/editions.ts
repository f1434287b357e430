import { poker } from '@/rules/poker/decider'
import { NO_EVENING } from '@/rules/poker/evening'
import { Scene } from './scene'

/** The same scene where every table plays by the first edition, as a journal of that time names none. */
export function ofFirstEdition(scene: Scene): Scene {
  const journal = scene.journal.map(({ event, at, by }): Scene['journal'][number] => {
    if (event.type !== 'tableFormed') return { event, at, by }
    const { edition: _, ...formed } = event
    return { event: formed, at, by }
  })
  const evening = journal.reduce(
    (state, { event, at, by }) => poker.evolve(state, event, { at, by }),
    NO_EVENING,
  )
  return new Scene(evening, scene.now, journal, scene.whom)
}
