import { describe, expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import { EDITION, EDITIONS, FIRST_EDITION } from '@/rules/poker/editions'
import { NO_EVENING } from '@/rules/poker/evening'
import { asTable } from '@/rules/poker/state/ids'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { colpo, NOBODY_OPENED } from './support/colpi'
import { socio } from './support/people'
import { openEvening, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

/** The evening these events make, each one changed by `change` as a journal may have kept it. */
const replayed = (journal: Scene['journal'], change: (event: object) => object) =>
  journal.reduce(
    (evening, { event, at, by }) =>
      poker.evolve(evening, change(event) as typeof event, { at, by }),
    NO_EVENING,
  )

describe('the edition of the rules', () => {
  it('a table formed now has the latest edition, and keeps it', () => {
    const formed = openEvening()
      .signed('rossi', 'bianchi', 'verdi', 'neri')
      .when({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio('gialli'))
      .yields({ type: 'signed' }, { type: 'tableFormed', edition: EDITION })
    expect(formed.table('T1').edition).toBe(EDITION)
    expect(colpo(tableOfFive(), NOBODY_OPENED).table('T1').edition).toBe(EDITION)
  })

  it('a table of a journal that names no edition has the first', () => {
    const { journal } = tableOfFive()
    const older = replayed(journal, (event) => {
      const { edition: _, ...rest } = event as { edition?: number }
      return rest
    })
    expect(older.tables[asTable('T1')]?.edition).toBe(FIRST_EDITION)
  })

  it('a field that these rules do not know changes nothing', () => {
    const { journal, evening } = tableOfFive()
    expect(replayed(journal, (event) => ({ ...event, colour: 'green' }))).toEqual(evening)
  })

  it('editions are numbered from one, and each lists its changes', () => {
    expect(EDITIONS.map(({ edition }) => edition)).toEqual(EDITIONS.map((_, place) => place + 1))
    expect(EDITIONS[0].edition).toBe(FIRST_EDITION)
    expect(EDITIONS.at(-1)?.edition).toBe(EDITION)
    for (const { since } of EDITIONS) expect(since).toMatch(/^[A-Z].+\.$/)
  })
})
