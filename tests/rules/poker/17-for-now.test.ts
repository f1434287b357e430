import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { deputatoCalledTo } from '@/rules/poker/17-arbitration/rota'
import { poker } from '@/rules/poker/decider'
import type { Edition } from '@/rules/poker/editions'
import { NO_EVENING } from '@/rules/poker/evening'
import { tellsOfEvent } from '@/rules/poker/sentences'
import { boardView } from '@/rules/poker/views/board'
import { casesCalling, rulingsToRead } from '@/rules/poker/views/deputato'
import { segretario } from '@/simulate/actors'
import { deputato, socio, tavolo } from './support/people'
import { tableOfFive } from './support/phrases'
import { Scene } from './support/scene'

const FIVE = ['rossi', 'bianchi', 'verdi', 'neri', 'gialli']
const open = (colpo: number, ...contenders: string[]) => ({
  type: 'openDispute' as const,
  table: 'T1',
  colpo,
  about: 'Chi aveva aperto',
  provision: 'VI.3',
  contenders,
})
const vote = (member: string, inFavourOf: string) =>
  ({ type: 'voteDispute', table: 'T1', dispute: 1, member, inFavourOf }) as const
const word = (member: string | null, inFavourOf: string | null) =>
  ({ type: 'decideForNow', table: 'T1', dispute: 1, member, inFavourOf }) as const
const appeal = { type: 'appealDispute', table: 'T1', dispute: 1 } as const
const deal = { type: 'deal' as const, table: 'T1', out: [] as string[] }
const rule = (final: boolean) => ({
  type: 'ruleDispute' as const,
  table: 'T1',
  dispute: 1,
  inFavourOf: 'bianchi',
  why: 'Apre chi precede.',
  provision: 'VI.3',
  final,
  transfers: [{ from: 'resto:rossi', to: 'resto:bianchi', chips: 4 }],
})
const acknowledge = (member: string | null, read = 1) =>
  ({ type: 'acknowledgeRuling', table: 'T1', dispute: 1, member, read }) as const

/** One colpo played; rossi in seat 1 dealt it. */
const played = () => tableOfFive().afterColpi(1)
/** Everybody contends, so nobody may vote. */
const nobodyVotes = () => played().give(open(1, ...FIVE))
/** Three contend, and the two others vote against each other. */
const tied = () =>
  played()
    .give(open(1, 'bianchi', 'verdi', 'gialli'))
    .give(vote('rossi', 'bianchi'))
    .give(vote('neri', 'verdi'))
const decided = () =>
  played()
    .give(open(1, 'rossi', 'bianchi'), socio('rossi'))
    .give(vote('verdi', 'rossi'))
    .give(vote('neri', 'rossi'))

/** The same evening at a table of another edition. */
function ofEdition(scene: Scene, edition: Edition): Scene {
  const evening = scene.journal.reduce((so, { event, at, by }) => {
    const kept = event.type === 'tableFormed' ? { ...event, edition } : event
    return poker.evolve(so, kept, { at, by })
  }, NO_EVENING)
  return new Scene(evening, scene.now)
}

describe('a dispute sent up', () => {
  it('XVII.3 stays frozen after a tie until the cartaro’s word lets play go on', () => {
    expect(tied().table().disputes[0]?.status).toBe('to-deputato')
    tied().when(deal).isRefused('XVII.1', 'dispute-open')
    const going = tied()
      .when(word('rossi', 'verdi'), socio('rossi'))
      .yields({ type: 'disputeDecidedForNow', member: 'rossi', inFavourOf: 'verdi' })
    expect(going.table().disputes[0]).toMatchObject({
      status: 'to-deputato',
      decisions: [{ by: 'cartaro', member: 'rossi', final: false, inFavourOf: 'verdi' }],
    })
    going.when(deal).yields({ type: 'colpoDealt' })
  })

  it('XVII.3 N2 stays frozen where nobody can vote until the status quo is recorded as provisional', () => {
    nobodyVotes().when(deal).isRefused('XVII.1', 'dispute-open')
    for (const by of [tavolo(), segretario]) {
      const going = nobodyVotes()
        .when(word(null, null), by)
        .yields({ type: 'disputeDecidedForNow', member: null, inFavourOf: null })
      expect(going.table().disputes[0]?.decisions).toMatchObject([
        { by: 'table', final: false, inFavourOf: null, transfers: [] },
      ])
      going.when(deal).yields({ type: 'colpoDealt' })
    }
  })

  it('N2 the next player to the left gives the word where the cartaro contends', () => {
    const scene = played()
      .give(open(1, 'rossi', 'verdi', 'gialli'))
      .give(vote('bianchi', 'verdi'))
      .give(vote('neri', 'gialli'))
    scene.when(word('neri', 'verdi'), socio('neri')).isRefused('XVII.1', 'cartaro-gives-word')
    scene.when(word('rossi', 'verdi'), socio('rossi')).isRefused('XVII.1', 'cartaro-gives-word')
    scene.when(word('bianchi', 'verdi')).yields({ type: 'disputeDecidedForNow', member: 'bianchi' })
  })

  it('N2 nobody else gives the cartaro’s word, and none is given before all have voted', () => {
    tied().when(word('rossi', 'verdi'), socio('neri')).isRefused(null, 'not-yours')
    tied().when(word(null, null), socio('rossi')).isRefused(null, 'not-yours')
    tied().when(word(null, 'verdi')).isRefused('XVII.1', 'cartaro-gives-word')
    const early = played()
      .give(open(1, 'bianchi', 'verdi'))
      .give(appeal)
    early.when(word(null, null)).isRefused('XVII.1', 'table-may-decide')
    early.when(deal).isRefused('XVII.1', 'dispute-open')
  })

  it('XVII.2 a deputato who sits at the table leaves the vote open, and the majority lets play go on', () => {
    const sent = played()
      .give(open(1, 'rossi', 'bianchi'))
      .give(appeal)
    sent.when(rule(false), deputato('gialli')).isRefused('XVII.2', 'sits-at-this-table')
    const going = sent
      .give(vote('verdi', 'rossi'), socio('verdi'))
      .when(vote('neri', 'rossi'), socio('neri'))
      .yields({ type: 'disputeVoted' }, { type: 'disputeDecided', inFavourOf: 'rossi' })
    expect(going.table().disputes[0]).toMatchObject({
      status: 'to-deputato',
      decisions: [{ by: 'table', final: false }],
    })
    going.when(deal).yields({ type: 'colpoDealt' })
    going.when(rule(true), deputato()).yields({ type: 'disputeRuled' })
  })

  it('N2 a voter of a tie may change the vote, and the majority then decides', () => {
    tied()
      .when(vote('neri', 'bianchi'), socio('neri'))
      .yields({ type: 'disputeVoted' }, { type: 'disputeDecided', inFavourOf: 'bianchi' })
  })

  it('N2 a voter who leaves never leaves the table stuck: the same vote again decides, or the cartaro', () => {
    const asked = played().give(open(1, 'bianchi', 'verdi'))
    const one = asked.give(vote('rossi', 'bianchi')).give(vote('neri', 'verdi'))
    one
      .with('gialli')
      .away('00:01')
      .when(word('rossi', 'verdi'))
      .yields({ type: 'disputeSent', why: 'tie' }, { type: 'disputeDecidedForNow' })
    const alone = asked.give(vote('rossi', 'bianchi'))
    alone
      .with('gialli')
      .away('00:01')
      .with('neri')
      .away('00:01')
      .when(vote('rossi', 'bianchi'))
      .yields({ type: 'disputeVoted' }, { type: 'disputeDecided', inFavourOf: 'bianchi' })
  })

  it('XVII.2 an appeal after the table’s majority freezes nothing', () => {
    const appealed = decided().give(appeal, socio('bianchi'))
    expect(appealed.table().disputes[0]?.status).toBe('to-deputato')
    appealed.when(deal).yields({ type: 'colpoDealt' })
    appealed.when(vote('gialli', 'rossi')).isRefused('XVII.1', 'vote-over')
    appealed.when(word(null, null)).isRefused('XVII.3', 'nothing-to-decide-for-now')
  })

  it('XVII.2 at level 1, where no deal is recorded, only the status quo is offered', () => {
    const scene = tableOfFive({ level: 1 })
      .give({ type: 'startGame', table: 'T1' })
      .give(open(0, ...FIVE))
    scene.when(word('rossi', 'verdi')).isRefused('XVII.1', 'cartaro-gives-word')
    scene.when(word(null, null)).yields({ type: 'disputeDecidedForNow' })
  })

  it('XVII.1 at a table of the first edition it freezes nothing, as it was played then', () => {
    const older = ofEdition(tied(), 1)
    older.when(deal).yields({ type: 'colpoDealt' })
    older.when(vote('neri', 'bianchi')).isRefused('XVII.1', 'vote-over')
    older.when(word('rossi', 'verdi')).isRefused('XVII.3', 'nothing-to-decide-for-now')
  })
})

describe('the table is told', () => {
  it('XVII.3 tablet and members concerned acknowledge a ruling each for themselves', () => {
    const ruled = decided().give(rule(true), deputato())
    ruled.when(acknowledge(null, 2)).yields({ type: 'rulingAcknowledged', member: null, read: 2 })
    const read = ruled
      .when(acknowledge('bianchi', 2), socio('bianchi'))
      .yields({ type: 'rulingAcknowledged', member: 'bianchi', read: 2 })
    expect(read.table().disputes[0]).toMatchObject({ readAtTable: 0, readBy: { bianchi: 2 } })
    read.when(acknowledge('bianchi', 2), socio('bianchi')).isRefused('XVII.1', 'nothing-to-read')
    read
      .when(acknowledge('rossi', 2), socio('rossi'))
      .yields({ type: 'rulingAcknowledged', member: 'rossi' })
  })

  it('XVII.3 nobody acknowledges for another, nor a ruling that came after the one they read', () => {
    const ruled = decided().give(rule(true), deputato())
    ruled.when(acknowledge('verdi', 2), socio('verdi')).isRefused('XVII.1', 'nothing-to-read')
    ruled.when(acknowledge('rossi', 2)).isRefused('XVII.1', 'nothing-to-read')
    ruled.when(acknowledge(null, 2), socio('rossi')).isRefused(null, 'not-yours')
    ruled.when(acknowledge(null, 1)).isRefused('XVII.1', 'decided-anew')
    decided()
      .give({ ...acknowledge(null) })
      .give(rule(true), deputato())
      .when(acknowledge(null, 2))
      .yields({ type: 'rulingAcknowledged', read: 2 })
  })
})

describe('the deputati on call', () => {
  const rota = (...deputati: string[]) => ({ type: 'setRota' as const, deputati })
  const called = (scene: Scene) => deputatoCalledTo(scene.evening, scene.table())

  it('XVII.2 the first of the rota is called, and the next where the first sits at the table', () => {
    const scene = decided()
      .when(rota('gialli', 'deputato', 'altro'), segretario)
      .yields({ type: 'rotaSet', deputati: ['gialli', 'deputato', 'altro'] })
    expect(called(scene)).toBe('deputato')
    expect(called(scene.give(rota('altro', 'deputato'), deputato()))).toBe('altro')
    expect(called(scene.give(rota('gialli'), segretario))).toBeNull()
    expect(called(decided())).toBeNull()
  })

  it('XVII.2 the called deputato reads on the phone that a dispute waits, and the others do not', () => {
    const sent = decided()
      .give(rota('gialli', 'deputato', 'altro'), segretario)
      .give(appeal)
    const calling = (member: string) =>
      casesCalling(sent.evening, asMember(member)).map(({ dispute }) => dispute.number)
    expect(calling('deputato')).toEqual([1])
    expect(calling('altro')).toEqual([])
    expect(calling('gialli')).toEqual([])
  })
})

describe('every screen', () => {
  it('XVII.3 the wall shows only that play goes on, until the next colpo is dealt', () => {
    const shown = (scene: Scene) => boardView(scene.evening).tables[0]?.goesOn
    expect(shown(played())).toBe(false)
    expect(shown(tied())).toBe(false)
    const going = tied().give(word('rossi', 'verdi'))
    expect(shown(going)).toBe(true)
    expect(JSON.stringify(boardView(going.evening))).not.toContain('Chi aveva aperto')
    expect(shown(going.give(deal))).toBe(false)
  })

  it('XVII.3 a ruling stays on the phones it concerns, also at home, until each has read it', () => {
    const ruled = decided().give(rule(true), deputato())
    const toRead = (scene: Scene, member: string) =>
      rulingsToRead(scene.evening, asMember(member)).length
    expect(FIVE.map((member) => toRead(ruled, member))).toEqual([1, 1, 0, 0, 0])
    const left = ruled.give(
      { type: 'leave', table: 'T1', member: 'rossi', allowed: true, anyway: false, waive: true },
      deputato(),
    )
    expect(toRead(left, 'rossi')).toBe(1)
    expect(toRead(left.give(acknowledge('rossi', 2), socio('rossi')), 'rossi')).toBe(0)
  })

  it('XVII.3 the log’s line of a ruling has its reason, its provision and its transfers', () => {
    const ruled = decided().give(rule(true), deputato()).journal.at(-1)
    const keys = ruled ? tellsOfEvent(ruled.event).map(({ key }) => key) : []
    expect(keys).toEqual(['ruled', 'under', 'why', 'moved'])
    const [moved] = ruled ? tellsOfEvent(ruled.event).slice(-1) : []
    expect(moved?.parts).toMatchObject({
      chips: { chips: 4 },
      from: { tell: { parts: { member: { member: 'rossi' } } } },
      to: { tell: { parts: { member: { member: 'bianchi' } } } },
    })
  })
})
