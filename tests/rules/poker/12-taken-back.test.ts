import { describe, expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import { NO_EVENING } from '@/rules/poker/evening'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { segretario } from '@/simulate/actors'
import { playOf, said, speaker } from './play/said'
import {
  colpo,
  dealt,
  declared,
  ended,
  parolAmong,
  passata,
  potOf,
  resti,
  restoOf,
  won,
} from './support/colpi'
import { MEMBERS } from './support/people'
import { calledFive, tableOfFive } from './support/phrases'
import { Scene } from './support/scene'

const reopen = (number: number) =>
  ({ type: 'reopenColpo', table: 'T1', colpo: number, why: '' }) as const
const retract = (member: string) => ({ type: 'retractDeclaration', table: 'T1', member }) as const
const unsplit = { type: 'unsplitParol', table: 'T1' } as const
const undoSeat = (member: string) => ({ type: 'undoSeat', table: 'T1', member }) as const
const viewOf = (scene: Scene) => tableView(scene.evening, asTable('T1'), scene.now)

/** Bianchi opens for 10, verdi accepts, both draw and bianchi bets 5. */
const betMade = () =>
  said(
    'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
    'bianchi asks 1, verdi asks 2, bianchi bets 5',
  )

describe('the end of a colpo entered by mistake, until the next deal', () => {
  it('N3 the move that ended it is taken back: its player has the turn again, with every chip where it was', () => {
    const before = said(betMade(), 'verdi folds')
    const over = said(before, 'bianchi opened-right')
    expect(over.table().colpo).toBeNull()
    const again = over.give(reopen(1))
    expect(playOf(again)).toEqual(playOf(before))
    expect(again.table().colpo).toEqual(before.table().colpo)
    expect(resti(again.table())).toEqual(resti(before.table()))
    expect(potOf(again)).toBe(potOf(before))
    expect(again.table().cartaro).toBe(before.table().cartaro)
  })

  it('N3 it is not taken back once the cards of the next colpo are given', () => {
    const over = said(betMade(), 'verdi folds, bianchi opened-right')
    dealt(over).when(reopen(1)).isRefused(null, 'nothing-to-take-back')
    over.when(reopen(2)).isRefused(null, 'nothing-to-take-back')
  })

  it('N3 III.1 it is not taken back where a player has less by now than they had put in', () => {
    const allIn = said('bianchi opens 99, verdi accepts, neri folds, gialli folds, rossi folds')
    const over = ended(allIn, { kind: 'nobody-opened' })
    const change = {
      type: 'answerForChange',
      table: 'T1',
      member: 'verdi',
      chips: 2,
      named: null,
    } as const
    const paid = over.give(change, segretario)
    paid.when(reopen(1)).isRefused('III.1', 'would-be-short')
    expect(playOf(over.give(reopen(1)))).toEqual(playOf(allIn))
  })

  it('N3 the table’s judgement is taken back, and the hands lie as they were shown', () => {
    const shown = said(betMade(), 'verdi accepts, bianchi opened-right, bianchi shows, verdi shows')
    const judged = shown.give({
      type: 'judgeColpo',
      table: 'T1',
      ranking: [['verdi'], ['bianchi']],
      honours: [],
    })
    expect(restoOf(judged, 'verdi')).toBe(99 + 5 + 15)
    const again = judged.give(reopen(1))
    expect(playOf(again)).toEqual(playOf(shown))
    const other = again.give({
      type: 'judgeColpo',
      table: 'T1',
      ranking: [['bianchi'], ['verdi']],
      honours: [],
    })
    expect(restoOf(other, 'bianchi')).toBe(99 + 5 + 15)
  })

  it('V.6 a colpo voided by mistake goes on, its pot and its stakes as they were', () => {
    const annulled = betMade().give({ type: 'annul', table: 'T1', provision: 'V.6', why: '' })
    const again = annulled.give(reopen(1))
    expect(playOf(again)).toEqual(playOf(betMade()))
    expect(again.table().colpi).toEqual([])
    expect(speaker(again)).toBe('verdi')
  })

  it('VII.2 V.6 a word said before its turn still waits when the voided colpo goes on', () => {
    const before = said('bianchi opens 10, neri accepts')
    expect(playOf(before)?.early).toHaveLength(1)
    const annulled = before.give({ type: 'annul', table: 'T1', provision: 'V.6', why: '' })
    expect(playOf(annulled.give(reopen(1)))).toEqual(playOf(before))
  })

  it('III.5 C5 casse that the result had caused are given back, and nobody counts as having drawn in loss', () => {
    const poor = colpo(tableOfFive(), won({ verdi: 97, neri: 97 }, [['neri']]))
    const short = dealt(poor)
    const over = ended(short, won({ verdi: 40, neri: 40 }, [['neri']]))
    expect(over.player('verdi').casse).toHaveLength(2)
    const again = over.give(reopen(2))
    expect(again.player('verdi').askedInLoss).toBe(false)
    expect(
      viewOf(again)?.players.map(({ member, casse, resto }) => [member, casse, resto]),
    ).toEqual(viewOf(short)?.players.map(({ member, casse, resto }) => [member, casse, resto]))
    // An older journal does not say whose marks change.
    const older = again.journal.reduce((so, { event, at, by }) => {
      if (event.type !== 'colpoReopened') return poker.evolve(so, event, { at, by })
      const { inLoss: _, ...then } = event
      return poker.evolve(so, then, { at, by })
    }, NO_EVENING)
    expect(new Scene(older, again.now).player('verdi').askedInLoss).toBe(false)
  })

  it('III.3 a passata taken since does not count for it: a player who had put in everything has covered the bet', () => {
    const short = dealt(colpo(tableOfFive(), won({ verdi: 80, neri: 80 }, [['neri']])))
    const all = restoOf(short, 'verdi')
    const outcome = won({ verdi: all, neri: 40, gialli: 40 }, [['neri'], ['gialli', 'verdi']])
    const over = ended(short, outcome)
    const again = ended(passata(over, 'verdi').give(reopen(2)), outcome)
    expect(again.player('verdi').casse).toHaveLength(2)
    expect(restoOf(again, 'verdi')).toBe(100)
    expect(resti(again.table())).toEqual({ ...resti(over.table()), verdi: 100 })
    const others = won({ verdi: all, neri: 40, gialli: 40 }, [['gialli'], ['neri', 'verdi']])
    const corrected = again.give({
      type: 'correctColpo',
      table: 'T1',
      colpo: 2,
      outcome: others,
      why: 'Vincitore sbagliato',
    })
    expect(restoOf(corrected, 'gialli') - restoOf(again, 'gialli')).toBe(40 + 40 + all + 5)
  })

  it('III.3 XIV.1 nor does that passata pay an honour of it: told again it is what it was', () => {
    const table = tableOfFive({ onori: 'pagamento', onore: 20 })
    const short = dealt(colpo(table, won({ verdi: 80, neri: 80 }, [['neri']])))
    const all = restoOf(short, 'verdi')
    const honours = [{ member: 'neri', honour: 'poker' as const, unopposed: false }]
    const outcome = won({ verdi: all, neri: all }, [['neri'], ['verdi']], { honours })
    const over = ended(short, outcome)
    const again = ended(passata(over, 'verdi').give(reopen(2)), outcome)
    expect(resti(again.table())).toEqual({ ...resti(over.table()), verdi: 100 })
  })

  it('XIII the parol that a result caused falls with it, but not once a player has declared', () => {
    const caused = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
    expect(caused.give(reopen(1)).table().parol).toBeNull()
    const said1 = caused.give({ type: 'declareParol', table: 'T1', member: 'verdi', in: true })
    said1.when(reopen(1)).isRefused(null, 'later-colpi-depend')
  })

  it('XVII.1 the subject of a dispute is not taken back, and a corrected colpo is corrected again instead', () => {
    const over = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']]))
    const disputed = over.give({
      type: 'openDispute',
      table: 'T1',
      colpo: 1,
      provision: null,
      about: 'Il rilancio',
      contenders: ['verdi', 'neri'],
    })
    disputed.when(reopen(1)).isRefused('XVII.1', 'dispute-open')
    const corrected = over.give({
      type: 'correctColpo',
      table: 'T1',
      colpo: 1,
      outcome: won({ verdi: 10, neri: 10 }, [['verdi']]),
      why: 'Vincitore sbagliato',
    })
    corrected.when(reopen(1)).isRefused(null, 'nothing-to-take-back')
  })

  it('II.5 a player of the colpo who has left since cannot be dealt back in', () => {
    const over = colpo(tableOfFive({ awayMinutes: 30 }), won({ verdi: 10, neri: 10 }, [['neri']]))
    const left = over.give({
      type: 'leave',
      table: 'T1',
      member: 'verdi',
      anyway: true,
      allowed: false,
      waive: false,
    })
    left.when(reopen(1)).isRefused(null, 'not-at-table')
  })
})

describe('a parol entered by mistake, until its hand is dealt', () => {
  const parol = () => colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))

  it('XIII.2 the last declaration is taken back with what it paid, then the one before', () => {
    const all = declared(parol(), 'verdi', 'neri', 'gialli')
    const before = all.table().parol?.entitled ?? []
    const [last = '', previous = ''] = [...before].reverse()
    all.when(retract(previous)).isRefused(null, 'nothing-to-take-back')
    const one = all.give(retract(last))
    one.when(retract(last)).isRefused(null, 'nothing-to-take-back')
    const none = [...before]
      .reverse()
      .slice(1)
      .reduce((so, member) => so.give(retract(member)), one)
    expect(resti(none.table())).toEqual(resti(parol().table()))
    expect(potOf(none)).toBe(potOf(parol()))
    const again = declared(none, 'verdi', 'neri', 'gialli')
    expect(resti(again.table())).toEqual(resti(all.table()))
    expect(potOf(again)).toBe(potOf(all))
  })

  it('XIII.2 after the hand of the parol is dealt a declaration stands', () => {
    const hand = dealt(declared(parol(), 'verdi', 'neri', 'gialli'))
    hand.when(retract('bianchi')).isRefused(null, 'nothing-to-take-back')
    tableOfFive().when(retract('rossi')).isRefused('XIII.1', 'no-parol')
  })

  it('XIII.4 a split is taken back until the hand is dealt', () => {
    const all = declared(parol(), 'verdi', 'neri')
    const split = all.give({ type: 'splitParol', table: 'T1', parts: 2 })
    split.when(retract('bianchi')).isRefused('XIII.4', 'already-split')
    const whole = split.give(unsplit)
    expect(whole.table().parol).toEqual(all.table().parol)
    whole.when(unsplit).isRefused(null, 'nothing-to-take-back')
    dealt(split).when(unsplit).isRefused(null, 'nothing-to-take-back')
  })
})

describe('a seat entered by mistake, before its player has had a card', () => {
  const agreed = (): Scene =>
    MEMBERS.slice(0, 5).reduce<Scene>(
      (scene, member) => scene.give({ type: 'agreeFreeSeats', table: 'T1', member, agree: true }),
      calledFive().allComing(),
    )
  /** All agreed to choose; rossi has taken seat 3. */
  const chosen = () => agreed().give({ type: 'takeSeat', table: 'T1', member: 'rossi', seat: 3 })

  it('II.1 the player has a place again and takes another seat', () => {
    const undone = chosen().give(undoSeat('rossi'))
    expect(undone.player('rossi')).toMatchObject({
      status: 'called',
      seat: null,
      asked: null,
    })
    const seated = undone.give({ type: 'takeSeat', table: 'T1', member: 'rossi', seat: 4 })
    expect(seated.player('rossi')).toMatchObject({
      status: 'seated',
      seat: 4,
      asked: { chips: 100 },
    })
  })

  it('III.6 chips that the cashier has handed out stay theirs: they are not asked for twice', () => {
    const paid = chosen().give({ type: 'confirmPassata', table: 'T1', member: 'rossi' }, segretario)
    const again = paid
      .give(undoSeat('rossi'))
      .give({ type: 'takeSeat', table: 'T1', member: 'rossi', seat: 1 })
    expect(restoOf(again, 'rossi')).toBe(100)
    expect(again.player('rossi')).toMatchObject({ seat: 1, asked: null })
  })

  it('B2 the first cartaro falls with their seat, and another may be named instead', () => {
    const named = chosen().give({ type: 'setFirstCartaro', table: 'T1', seat: 3 })
    expect(named.give(undoSeat('rossi')).table().firstCartaro).toBeNull()
    const both = named.give({ type: 'takeSeat', table: 'T1', member: 'verdi', seat: 5 })
    const other = both.give({ type: 'setFirstCartaro', table: 'T1', seat: 5 })
    expect(other.table()).toMatchObject({ firstCartaro: 5, cartaro: 5 })
  })

  it('II.2 a seat drawn by lot stays the player’s own', () => {
    const drawn = calledFive().allComing().give({ type: 'drawLots', table: 'T1' })
    const seat = drawn.player('verdi').seat ?? 0
    const undone = drawn.give(undoSeat('verdi'))
    expect(undone.player('verdi')).toMatchObject({ status: 'called', seat })
    undone
      .when({ type: 'takeSeat', table: 'T1', member: 'verdi', seat: 6 })
      .isRefused('II.1', 'seat-drawn-for-him', { seat })
  })

  it('V.2 after the first card the seat is theirs', () => {
    dealt(tableOfFive()).when(undoSeat('verdi')).isRefused(null, 'nothing-to-take-back')
    const over = colpo(tableOfFive(), won({}, [['neri']]))
    over.when(undoSeat('verdi')).isRefused(null, 'nothing-to-take-back')
    passata(over, 'verdi').when(undoSeat('sesto')).isRefused(null, 'not-at-table')
  })
})
