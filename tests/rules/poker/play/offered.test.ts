import { describe, expect, it } from 'vitest'
import type { CommandType } from '@/rules/poker/decider'
import { offersOf, offersTo, type PokerOffer } from '@/rules/poker/offers'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { dealt, resti } from '../support/colpi'
import { tavolo } from '../support/people'
import type { Scene } from '../support/scene'
import { ending, inPlay, playedTable, playOf, said } from './said'

/** The payloads of a command that the tablet of this table is offered now. */
const offered = <T extends CommandType>(scene: Scene, type: T) =>
  payloads<PokerOffer<T>>(offersOf(type, scene.evening, tavolo(), scene.now))
const payloads = <O extends { payload: unknown }>(offers: readonly O[]): O['payload'][] =>
  offers.map(({ payload }) => payload)

const opened = () => said('bianchi opens 10')
const drawing = () => said(opened(), 'verdi accepts, neri accepts, gialli folds, rossi folds')
const showdown = () =>
  said(
    drawing(),
    'bianchi asks 2, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri accepts',
  )

describe('a rare case is offered when it is possible, and only then', () => {
  it('V.7 the deal can be declared to stand before the opening, and this is recorded even if nobody threw their cards', () => {
    expect(offered(inPlay(), 'dealStands')).toEqual([{ table: 'T1', thrown: [] }])
    const stands = inPlay()
      .when({ type: 'dealStands', table: 'T1', thrown: [] })
      .yields({ type: 'playNoted', provision: 'V.7', member: null })
    expect(playOf(stands)).toMatchObject({ speaker: 'bianchi', phase: 'opening' })
    expect(offered(opened(), 'dealStands')).toEqual([])
  })

  it('V.6 a report of the wrong dealer names the right one, who may be any player at the table', () => {
    const wrong = offered(inPlay(), 'reportDealError').filter(
      ({ error }) => error === 'wrong-dealer',
    )
    expect(wrong.map(({ member }) => member)).toEqual([
      'rossi',
      'bianchi',
      'verdi',
      'neri',
      'gialli',
    ])
    expect(offered(opened(), 'reportDealError')).toEqual([])
  })

  it('VI.1 a player who is busy elsewhere is passed by the table, at the opening only', () => {
    expect(offered(inPlay(), 'passOpening')).toContainEqual({
      table: 'T1',
      member: 'bianchi',
      busy: true,
    })
    expect(offered(opened(), 'passOpening')).toEqual([])
  })

  it('VI.6 the opening is excused only for an opener who drew cards', () => {
    const excuse = { table: 'T1', member: 'bianchi', held: false, excused: true }
    expect(offered(showdown(), 'showOpening')).toContainEqual(excuse)
    const served = said(
      drawing(),
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri accepts',
    )
    expect(offered(served, 'showOpening')).toHaveLength(2)
    expect(offered(served, 'showOpening')).not.toContainEqual(excuse)
  })

  it('VII.4 the cartaro judges players who still have to come in, not those who are in', () => {
    const judged = (enters: boolean) => ({ table: 'T1', member: 'verdi', enters })
    expect(offered(opened(), 'judgeEntry')).toEqual([judged(true), judged(false)])
    const raised = said(opened(), 'verdi raises 30, neri folds, gialli folds, rossi folds')
    raised
      .when({ type: 'judgeEntry', table: 'T1', member: 'bianchi', enters: false })
      .isRefused('VII.4', 'too-late-for-that')
    expect(offered(raised, 'judgeEntry')).toEqual([])
  })

  it('V.9 the four cards may be with either neighbour', () => {
    const beside = offered(drawing(), 'reportSixCards').filter(({ member }) => member === 'verdi')
    expect(beside.map(({ neighbour }) => neighbour)).toEqual(['neri', 'bianchi'])
  })

  it('IX.5 a request may be corrected to any other number', () => {
    const asked = said(drawing(), 'bianchi asks 3')
    expect(offered(asked, 'correctCards').map(({ cards }) => cards)).toEqual([0, 1, 2, 4, 5])
  })

  it('IX.12 the number of cards a player says they drew may be recorded until the opener has spoken', () => {
    const drawn = said(drawing(), 'bianchi asks 1, verdi asks 2, neri asks 0')
    const courtesies = (scene: Scene) =>
      offered(scene, 'noteAtTable').filter(({ provision }) => provision === 'IX.12')
    expect(courtesies(drawn).map(({ member }) => member)).toEqual(['bianchi', 'verdi', 'neri'])
    expect(courtesies(said(drawn, 'bianchi parols'))).toEqual([])
  })

  it('X.3 quadriglie are looked for below the pack in use, down to the twos', () => {
    const offer = offersTo(drawing().evening, tavolo(), drawing().now).find(
      ({ type }) => type === 'reportQuadriglie',
    )
    expect(offer).toMatchObject({ payload: { lowest: 5 }, bounds: { lowest: { min: 2, max: 5 } } })
    const all = drawing().give({ type: 'reportQuadriglie', table: 'T1', lowest: 2 })
    expect(offered(all, 'reportQuadriglie')).toEqual([])
  })
})

describe('the affranco on the tablet', () => {
  const pact = (...members: string[]) =>
    ({ type: 'declareAffranco', table: 'T1', members }) as const
  const paired = () => dealt(playedTable({ affranco: true }).give(pact('verdi', 'neri')))

  it('A.1 an affranco is declared between two colpi where the table admits it, and given up the same way', () => {
    expect(offered(playedTable(), 'declareAffranco')).toEqual([])
    const admits = playedTable({ affranco: true })
    expect(offered(admits, 'declareAffranco')).toHaveLength(1)
    const declared = admits.give(pact('verdi', 'neri'))
    expect(offered(declared, 'declareAffranco')).toContainEqual({ table: 'T1', members: [] })
    expect(offered(paired(), 'declareAffranco')).toEqual([])
  })

  it('A.4 where a raise needs tris, the raise is offered with tris declared', () => {
    const first = said(paired(), 'bianchi passes, verdi opens 5')
    const raises = offered(first, 'raise')
    expect(raises.length).toBeGreaterThan(0)
    expect(raises.map(({ tris }) => tris)).toEqual(raises.map(() => true))
  })

  it('A.3 the duties of the pact are recorded only for the affranchi, each in its phase', () => {
    const noted = (scene: Scene) =>
      offered(scene, 'noteAtTable').filter(({ provision }) => provision.startsWith('A.'))
    const draw = said(
      paired(),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
    )
    expect(noted(draw)).toEqual([
      { table: 'T1', provision: 'A.3', member: 'verdi' },
      { table: 'T1', provision: 'A.3', member: 'neri' },
    ])
    const raised = said(paired(), 'bianchi opens 5, verdi raises 20, neri accepts tris')
    expect(noted(raised)).toEqual([{ table: 'T1', provision: 'A.7', member: 'neri' }])
    const one = said(
      paired(),
      'bianchi opens 5, verdi accepts, neri folds, gialli folds, rossi folds',
    )
    expect(noted(one)).toEqual([])
    expect(noted(drawing())).toEqual([])
  })

  it('A.8 A.10 after the draw two who are alone have duties of their own only where one of them raised', () => {
    const named = (scene: Scene) =>
      offered(scene, 'noteAtTable').map(({ provision, member }) => `${provision} ${member}`)
    const notedUpon = (words: string) =>
      named(said(paired(), `bianchi passes, verdi opens 5, ${words}`))
    const drew = 'verdi asks 0, neri asks 0'
    const calm = 'neri accepts, gialli folds, rossi folds'
    const both = (provision: string) => [`${provision} verdi`, `${provision} neri`]
    expect(notedUpon(calm)).toEqual(['XI.5 bianchi', ...both('A.9')])
    const [asked, of10] = [[...both('IX.12'), 'XI.5 verdi'], both('A.10')]
    expect(notedUpon(`${calm}, bianchi folds, ${drew}`)).toEqual([...asked, ...of10])
    const raised = 'neri raises 20 tris, gialli folds, rossi folds, bianchi folds'
    const answers = ['VIII.2 neri', 'XI.5 verdi', 'A.7 verdi', ...both('A.9')]
    expect(notedUpon(raised)).toEqual(answers)
    const end = notedUpon(`${raised}, verdi accepts tris, ${drew}`)
    expect(end).toEqual(['VIII.2 neri', ...asked, ...both('A.8'), ...of10])
  })
})

describe('honours of cards that only the table saw', () => {
  const poker = { member: 'neri', honour: 'poker', unopposed: false } as const
  const ranking = [['bianchi'], ['neri'], ['verdi']]

  it('XIV.1 the table names the honours; hands known to the software get theirs without it', () => {
    const seen = said(
      showdown(),
      'bianchi opened-right, bianchi shows Kc Kq Kf Kp 9c, verdi mucks, neri shows',
    )
    const end = seen.give({
      type: 'judgeColpo',
      table: 'T1',
      ranking: ranking.slice(0, 2),
      honours: [poker],
    })
    expect(ending(end)).toMatchObject({ honours: [{ member: 'bianchi' }, { member: 'neri' }] })
  })

  it('XII.5 the cards speak: nobody’s word honours a hand that was shown without an honour', () => {
    const shown = said(
      showdown(),
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi mucks, neri shows',
    )
    const claimed = { member: 'bianchi', honour: 'poker', unopposed: false } as const
    const end = shown.give({
      type: 'judgeColpo',
      table: 'T1',
      ranking: ranking.slice(0, 2),
      honours: [claimed],
    })
    expect(ending(end)).toMatchObject({ honours: [] })
    expect(resti(end.table())).toMatchObject({ verdi: 84, neri: 84 })
  })
})

describe('the mazzo in the table’s view', () => {
  const stub = (scene: Scene) => tableView(scene.evening, asTable('T1'), scene.now)?.stub

  it('IX.10 the mazzo is counted at the draw, request by request, and the view names the player for whom it is rebuilt', () => {
    expect(stub(opened())).toBeNull()
    expect(stub(drawing())).toEqual({ left: 11, heap: 10, rebuiltFor: null })
    const short = said(drawing(), 'bianchi asks 5, verdi asks 5')
    expect(stub(short)).toMatchObject({ left: 1, rebuiltFor: null })
    // Three first takes and bianchi's second leave nothing for verdi's.
    expect(stub(said(short, 'neri asks 5'))).toMatchObject({ rebuiltFor: 'verdi' })
    expect(stub(showdown())).toBeNull()
  })

  it('IX.10 after a confused mazzo is rebuilt its count is no longer shown', () => {
    const rebuilt = drawing().give({ type: 'rebuildMazzo', table: 'T1' })
    expect(stub(rebuilt)).toBeNull()
  })

  it('V.4 the dead hand of an absent player is not part of the mazzo either', () => {
    const absent = dealt(playedTable(), 'rossi')
    const draw = said(absent, 'bianchi opens 10, verdi accepts, neri folds, gialli folds')
    expect(stub(draw)).toMatchObject({ left: 11, heap: 15 })
  })
})
