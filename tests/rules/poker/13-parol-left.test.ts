import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { progressOf } from '@/rules/poker/frame/progress'
import { parolOver } from '@/rules/poker/room/parol-over'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, ended, parolAmong, potOf, restoOf, won } from './support/colpi'
import { tavolo } from './support/people'
import { type Choice, declare, tableOfFive } from './support/phrases'
import type { GivenCommand, Scene } from './support/scene'

describe('a parol whose players have left (G9)', () => {
  const quit = (member: string) =>
    ({ type: 'leave', table: 'T1', member, allowed: false, anyway: true, waive: true }) as const
  const keepingSeat = (member: string) =>
    ({ ...quit(member), anyway: false, waive: false }) as const
  const deal: GivenCommand = { type: 'deal', table: 'T1', out: [] }
  const caused = (choice: Choice = {}) =>
    colpo(tableOfFive(choice), parolAmong({ verdi: 10, neri: 10 }))
  const out = (scene: Scene, ...members: string[]) =>
    members.reduce((so, member) => so.give(declare(member, false)), scene)
  /** Verdi and neri, who caused it, play the parol; the others do not. */
  const between = (choice: Choice = {}) =>
    out(
      caused(choice).give(declare('verdi')).give(declare('neri')),
      ...['gialli', 'rossi', 'bianchi'],
    )

  it('XIII.2 goes to the only one left, and the others play an ordinary colpo from the cartaro who was due', () => {
    const over = between()
      .when(quit('verdi'))
      .yields(
        { type: 'playerLeft' },
        { type: 'vacancyOpened' },
        { type: 'parolEnded', takers: ['neri'], opening: 'J' },
      )
    expect([potOf(over), restoOf(over, 'neri')]).toEqual([0, 99 - 10 + 25])
    const moved = {
      colpo: 1,
      isParolOver: true,
      transfers: [{ from: 'pot', to: 'resto:neri', chips: 25 }],
    }
    expect(tableView(over.evening, asTable('T1'), over.now)?.toMove).toEqual([moved])
    const reopen = { type: 'reopenColpo', table: 'T1', colpo: 1, why: '' } as const
    over.when(reopen).isRefused(null, 'nothing-to-take-back')
    const next = dealt(over)
    expect(next.table().colpo).toMatchObject({ cartaro: 'bianchi', parolOf: null, pot: 4 })
  })

  it('XIII.1 is shared by those in it when nobody is left, and the players who did not come in have no part', () => {
    const left = caused().give(quit('verdi')).give(quit('neri'))
    expect(left.table().parol).not.toBeNull()
    const one = out(left, 'gialli', 'rossi')
    const said = one.when(declare('bianchi', false)).yields({ type: 'parolDeclared' })
    const over = said
      .when(deal)
      .yields({ type: 'vacanciesClosed' }, { type: 'parolEnded', takers: ['verdi', 'neri'] })
    expect(['verdi', 'neri', 'gialli'].map((member) => restoOf(over, member))).toEqual([
      102, 101, 99,
    ])
  })

  it('II.7 lets a table that has become too small dissolve', () => {
    between({ minimumPlayers: 5 })
      .when(quit('verdi'))
      .yields(
        { type: 'playerLeft' },
        { type: 'vacancyOpened' },
        { type: 'parolEnded' },
        { type: 'tableDissolved' },
        { type: 'precedenceEnded' },
      )
  })

  it('I.10 comes by the clock when the half hour of those away is over', () => {
    const away = between().with('verdi').away('00:00').with('neri').away('00:00')
    away.when({ type: 'deal', table: 'T1', out: [] }).isRefused('XIII.2', 'participants-away')
    const over = away.waiting('00:31')
    expect([over.table().parol, potOf(over)]).toEqual([null, 0])
    over
      .when({ type: 'deal', table: 'T1', out: [] })
      .yields({ type: 'vacanciesClosed' }, { type: 'colpoDealt' })
  })

  it('XIII.1 goes on while two of its players are there', () => {
    const three = out(
      ['verdi', 'neri', 'gialli'].reduce((so, one) => so.give(declare(one)), caused()),
      ...['rossi', 'bianchi'],
    )
    const two = three.give(quit('neri'))
    expect(two.table().parol).not.toBeNull()
    expect(dealt(two).table().colpo?.players).toEqual(['gialli', 'verdi'])
  })

  it('XIII.2 a last word said by mistake is taken back before the pot is moved', () => {
    const left = caused().give(quit('verdi')).give(declare('neri'))
    const said = out(left, 'gialli', 'rossi', 'bianchi')
    expect(said.table().parol).not.toBeNull()
    const elsewhere = said.signed('celesti')
    const back = { type: 'retractDeclaration', table: 'T1', member: 'bianchi' } as const
    const again = elsewhere.when(back).yields({ type: 'declarationRetracted' })
    const two = dealt(again.give(declare('bianchi')))
    expect(two.table().colpo).toMatchObject({ parolOf: 1, players: ['neri', 'bianchi'] })
  })

  it('XIII.2 ends at the deal even where no other colpo can follow, and lets the players stop', () => {
    const said = out(
      caused({ minimumPlayers: 5 }).give(quit('verdi')).give(declare('neri')),
      ...['gialli', 'rossi', 'bianchi'],
    )
    said
      .when(deal)
      .yields(
        { type: 'vacanciesClosed' },
        { type: 'parolEnded', takers: ['neri'] },
        { type: 'tableDissolved' },
        { type: 'precedenceEnded' },
      )
    const stopped = said
      .when({ type: 'dissolve', table: 'T1' })
      .yields(
        { type: 'parolEnded', takers: ['neri'] },
        { type: 'tableDissolved' },
        { type: 'precedenceEnded' },
      )
    expect(potOf(stopped)).toBe(0)
  })

  it('XIII.2 a deal asked for before its end is not given after it, and the players choose anew who sits out', () => {
    const all = colpo(tableOfFive(), parolAmong({ verdi: 99, neri: 99 }))
    const three = ['verdi', 'neri'].reduce((so, one) => so.give(declare(one)), all)
    const said = out(out(three, 'gialli', 'rossi').give(quit('verdi')), 'bianchi')
    expect(restoOf(said, 'neri')).toBe(0)
    const viewOf = (scene: Scene) => tableView(scene.evening, asTable('T1'), scene.now)
    expect(viewOf(said)?.parol?.isOver).toBe(true)
    expect(viewOf(three)?.parol?.isOver).toBe(false)
    const outOf = (scene: Scene) =>
      viewOf(scene)?.offers.flatMap((offer) => (offer.type === 'deal' ? [offer.payload.out] : []))
    expect(outOf(said)).toEqual([[]])
    const over = dealt(said)
    expect([over.table().parol, outOf(over)]).toEqual([null, [[]]])
    over.seeing(progressOf(said.table())).when(deal).isRefused(null, 'said-since')
    expect(dealt(over).table().colpo).toMatchObject({ parolOf: null, pot: 4 })
  })

  it('B6 waits while the seat of one who left is held, and ends by the clock', () => {
    const late = between().after('01:01')
    const gone = late.when(keepingSeat('verdi')).yields({ type: 'playerLeft', held: true })
    const back = gone.after('00:10').give({ type: 'comeBack', table: 'T1', member: 'verdi' })
    expect(dealt(back).table().colpo?.players).toEqual(['neri', 'verdi'])
    gone.when(deal).isRefused('XIII.2', 'participants-away')
    const both = gone.give(keepingSeat('neri'))
    both.when(deal).isRefused('XIII.2', 'participants-away')
    const over = gone.waiting('00:31')
    expect([over.table().parol, restoOf(over, 'neri')]).toEqual([null, 99 - 10 + 25])
  })

  it('XIII.7 B6 nor while one who left before saying whether they come in has their seat held', () => {
    const caught = caused().after('01:01').give(keepingSeat('verdi'))
    const said = out(caught.give(declare('neri')), 'gialli', 'rossi', 'bianchi')
    expect(said.table().parol?.declared).not.toHaveProperty('verdi')
    said.when(deal).isRefused('XIII.2', 'participants-away')
    expect(said.waiting('00:31').table().parol).toBeNull()
  })

  it('XIII.7 no hand is dealt to one while another of its players is away, since nobody would cut; who sits out leaves one alone', () => {
    const away = between().with('verdi').away('00:00')
    away.when(deal).isRefused('XIII.2', 'participants-away')
    const back = away.give({ type: 'comeBack', table: 'T1', member: 'verdi' })
    const alone = back.give({ ...deal, out: ['verdi'] })
    expect(alone.table().colpo?.players).toEqual(['neri'])
    const over = away.waiting('00:31')
    expect([over.table().parol, restoOf(over, 'neri')]).toEqual([null, 99 - 10 + 25])
  })

  it.each(['tutti', 'cartaro'] as const)(
    'IV.2 a void hand of it is not the deal that the next colpo repeats: %s',
    (uscitaMode) => {
      const voided = dealt(between({ uscitaMode })).give({
        type: 'annul',
        table: 'T1',
        provision: 'V.6',
        why: '',
      })
      const over = voided
        .when(quit('verdi'))
        .yields(
          { type: 'playerLeft' },
          { type: 'vacancyOpened' },
          { type: 'parolEnded', takers: ['neri'] },
        )
      const next = dealt(over).table().colpo
      expect([next?.pot, next?.parolOf]).toEqual([uscitaMode === 'tutti' ? 4 : 1, null])
    },
  )

  it('XIII.8 after a played hand of it too, which was the mano it stood for', () => {
    const again = colpo(between(), parolAmong({ verdi: 5, neri: 5 }))
    const over = again.give(quit('verdi'))
    expect([over.table().parol, potOf(over), restoOf(over, 'neri')]).toEqual([null, 0, 119])
    const { cartaro, colpi } = over.table()
    expect([colpi[0]?.parolOf, cartaro]).toEqual([1, (colpi[0]?.cartaroSeat ?? 0) + 1])
    const correct = {
      type: 'correctColpo',
      table: 'T1',
      colpo: 2,
      outcome: parolAmong({ verdi: 6, neri: 6 }),
      why: 'Sei',
    } as const
    over.when(correct).isRefused(null, 'later-colpi-depend')
  })

  it('XVII.1 the pot of a disputed colpo stays until the dispute is decided', () => {
    const about = { colpo: 1, about: 'Le carte', provision: null, contenders: ['verdi', 'neri'] }
    const disputed = between().give({ type: 'openDispute', table: 'T1', ...about })
    const left = disputed
      .when(quit('verdi'))
      .yields({ type: 'playerLeft' }, { type: 'vacancyOpened' })
    left.when(deal).isRefused('XVII.1', 'dispute-open')
    const ended = left.give({ type: 'withdrawDispute', table: 'T1', dispute: 1 })
    const next = dealt(ended)
    expect([next.table().parol, restoOf(next, 'neri')]).toEqual([null, 99 - 10 + 25])
  })

  it('N3 a correction of the colpo that caused it does not bring it back', () => {
    const over = between().give(quit('verdi'))
    const correct = (outcome: ReturnType<typeof parolAmong>) =>
      ({ type: 'correctColpo', table: 'T1', colpo: 1, outcome, why: 'Un altro' }) as const
    over.when(correct(parolAmong({ verdi: 12, neri: 12 }))).isRefused(null, 'later-colpi-depend')
    const others = { ...parolAmong({ verdi: 10, gialli: 10 }) }
    over.when(correct(others)).yields({ type: 'colpoCorrected', next: null })
  })

  it('XIII.1 G8 N3 is theirs too who left before a wrong result was put right: they say so when back, or share', () => {
    const wrong = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']])).after('01:01')
    const outcome = parolAmong({ verdi: 10, neri: 10 })
    const right = { type: 'correctColpo', table: 'T1', colpo: 1, outcome, why: 'Parol' } as const
    const left = wrong.give(keepingSeat('verdi')).give(right)
    expect(left.table().parol?.entitled).toEqual(['verdi', 'neri', 'gialli', 'rossi', 'bianchi'])
    left
      .give({ type: 'comeBack', table: 'T1', member: 'verdi' })
      .when(declare('verdi'))
      .yields({ type: 'parolDeclared', in: true })
    const both = wrong.give(keepingSeat('verdi')).give(quit('neri'))
    const counting = both.give(right).give({ type: 'beginCount', table: 'T1' }, segretario)
    expect(['verdi', 'neri'].map((member) => restoOf(counting, member))).toEqual([102, 101])
  })

  it('II.7 does not end while a colpo is in play', () => {
    const hand = dealt(between())
    const { evening } = hand
    const gone = hand.happening(
      [
        {
          type: 'playerLeft',
          table: asTable('T1'),
          member: asMember('verdi'),
          held: false,
          infraction: true,
        },
      ],
      tavolo(),
    )
    expect(evening.tables[asTable('T1')]?.parol).not.toBeNull()
    expect(parolOver(gone.table())).toBeNull()
    expect(parolOver(ended(gone, parolAmong({ verdi: 5, neri: 5 })).table())?.takers).toEqual([
      'neri',
    ])
  })
})
