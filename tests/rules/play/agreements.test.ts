import { describe, expect, it } from 'vitest'
import { dealt, declared, potOf, resti, restoOf } from '../support/colpi'
import { ofFirstEdition } from '../support/editions'
import { given } from '../support/given'
import { tavolo } from '../support/people'
import { command, ending, handsOf, inPlay, playedTable, playOf, said, speaker } from './said'

describe('Art. XV, the partito', () => {
  const agree = { type: 'agreePartito', table: 'T1' } as const
  const drawing = (opens = 5) =>
    said(inPlay(), `bianchi opens ${opens}, verdi accepts, neri folds, gialli folds, rossi folds`)

  it('XV.1 when all agree, stakes are taken back and the bare pot is contested', () => {
    const bare = drawing().give(agree, tavolo())
    expect(handsOf(bare)).toMatchObject({ bianchi: { put: 0 }, verdi: { put: 0 } })
    const end = said(
      bare,
      'bianchi asks 1, verdi asks 1, bianchi opened-right',
      'bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 99, verdi: 104 })
  })

  it('XV.1 there is no partito after a raise, nor when the opening was above the pot', () => {
    given(drawing(6)).when(agree, tavolo()).isRefused('XV.1', 'partito-not-now')
    const raise = said(
      inPlay(),
      'bianchi opens 2, verdi raises 5, neri folds, gialli folds, rossi folds, bianchi accepts',
    )
    given(raise).when(agree, tavolo()).isRefused('XV.1', 'partito-not-now')
    given(drawing().give(agree, tavolo()))
      .when(agree, tavolo())
      .isRefused('XV.1', 'too-late-for-that')
  })
})

describe('Art. XV, the partito by the second reading', () => {
  const agree = { type: 'agreePartito', table: 'T1' } as const

  it('XV.1 it is agreed until the first bet after the draw', () => {
    const arrived = said(
      inPlay(),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 1, verdi asks 1, neri asks 1, bianchi parols',
    )
    const bare = given(arrived).when(agree, tavolo()).yields({ type: 'moveMade' })
    expect(playOf(bare)).toMatchObject({ phase: 'showdown', partito: true })
    const end = said(
      bare,
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p, neri mucks',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 99, verdi: 104, neri: 99 })
    given(said(arrived, 'verdi bets 5'))
      .when(agree, tavolo())
      .isRefused('XV.1', 'too-late-for-that')
    given(ofFirstEdition(arrived)).when(agree, tavolo()).isRefused('XV.1', 'too-late-for-that')
  })

  const raisedAndFolded = (choice = {}) =>
    said(
      inPlay(choice),
      'bianchi opens 2, verdi raises 5, neri accepts, gialli folds, rossi folds, bianchi folds',
    )

  it('setting partitoWhen: no raise and a small opening by default, or either of the two', () => {
    for (const choice of [{}, { partitoWhen: 'both' as const }])
      given(raisedAndFolded(choice)).when(agree, tavolo()).isRefused('XV.1', 'partito-not-now')
    given(raisedAndFolded({ partitoWhen: 'either' }))
      .when(agree, tavolo())
      .yields({ type: 'moveMade' })
    const both = said(
      inPlay({ partitoWhen: 'either' }),
      'bianchi opens 6, verdi raises 12, neri accepts, gialli folds, rossi folds, bianchi folds',
    )
    given(both).when(agree, tavolo()).isRefused('XV.1', 'partito-by-neither')
    const large = said(
      inPlay({ partitoWhen: 'either' }),
      'bianchi opens 6, verdi accepts, neri folds, gialli folds, rossi folds',
    )
    given(large).when(agree, tavolo()).yields({ type: 'moveMade' })
  })

  it('XV.1 the stakes of players who threw their cards stay in the pot contested', () => {
    const bare = raisedAndFolded({ partitoWhen: 'either' }).give(agree, tavolo())
    const end = said(
      bare,
      'verdi asks 1, neri asks 1, bianchi opened-right, verdi shows Kc Kq 9p 8f 6c, neri shows Ac Aq 9c 8q 6p',
    )
    expect(ending(end)).toMatchObject({ partito: true, lost: ['bianchi'] })
    expect(resti(end.table())).toMatchObject({ bianchi: 97, verdi: 99, neri: 106 })
  })
})

describe('Art. XIII, a parol at a table kept move by move', () => {
  const parol = () =>
    said(
      inPlay(),
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 3, verdi asks 3, bianchi parols, verdi parols',
    )

  it('XIII.5 G1 when all the remaining players say parol the pot waits; a player who comes in pays their stake', () => {
    const waits = parol()
    expect(ending(waits)).toMatchObject({ kind: 'parol', remainers: ['bianchi', 'verdi'] })
    expect(potOf(waits)).toBe(25)
    const in_ = declared(waits, 'bianchi', 'verdi', 'neri')
    expect(resti(in_.table())).toMatchObject({ bianchi: 89, verdi: 89, neri: 89 })
    expect(potOf(in_)).toBe(35)
  })

  it('XIII.7 the hands of a parol are played move by move too, among those who take part, and open at kings', () => {
    const hand = dealt(declared(parol(), 'bianchi', 'verdi', 'neri'))
    expect(hand.table().colpo).toMatchObject({ opening: 'K', cartaro: 'bianchi', cutter: 'neri' })
    expect(playOf(hand)).toMatchObject({ giro: ['verdi', 'neri', 'bianchi'], pot: 35 })
    const won = said(hand, 'verdi opens, neri folds, bianchi folds, verdi opened-right')
    expect(restoOf(won, 'verdi')).toBe(124)
    expect(dealt(won).table().colpo?.cartaro).toBe('verdi')
    const before = said(
      ofFirstEdition(hand),
      'verdi opens, neri folds, bianchi folds, verdi opened-right',
    )
    expect(dealt(before).table().colpo?.cartaro).toBe('bianchi')
  })

  it('XIII.6 a parol has no uscita and no arrosage; a parol within the parol goes on with the same players', () => {
    const hand = dealt(declared(parol(), 'bianchi', 'verdi', 'neri'))
    const again = said(
      hand,
      'verdi opens 5, neri accepts, bianchi folds, verdi asks 1, neri asks 1, verdi parols, neri parols',
    )
    expect(again.table().parol).toMatchObject({ quota: 5, remainers: ['verdi', 'neri'] })
    const next = dealt(again)
    expect(playOf(next)).toMatchObject({ giro: ['neri', 'bianchi', 'verdi'], pot: 50 })
    expect(restoOf(next, 'rossi')).toBe(99)
  })
})

describe('Appendix, the affranco', () => {
  const pact = (members: string[]) => ({ type: 'declareAffranco' as const, table: 'T1', members })
  const paired = () =>
    dealt(playedTable({ affranco: true }).give(pact(['verdi', 'neri']), tavolo()))

  it('A.1 two players declare an affranco to the table, where the table admits it', () => {
    given(playedTable())
      .when(pact(['verdi', 'neri']), tavolo())
      .isRefused('A.1', 'affranco-off')
    const admits = playedTable({ affranco: true })
    given(admits)
      .when(pact(['verdi', 'neri', 'rossi']), tavolo())
      .isRefused('A.1', 'affranco-of-two')
    given(admits)
      .when(pact(['verdi', 'viola']), tavolo())
      .isRefused('A.1', 'affranco-of-two')
    given(paired()).when(pact([]), tavolo()).isRefused('A.1', 'too-late-for-that')
    expect(paired().table().affranchi).toEqual(['verdi', 'neri'])
  })

  const alone = () =>
    said(
      paired(),
      'bianchi passes, verdi opens 5, neri accepts, gialli folds, rossi folds, bianchi folds',
    )
  const layDown = { type: 'layDown', table: 'T1' } as const

  it('A.2 left alone at the opening both lay down their cards, and the better hand takes the bare pot', () => {
    const end = said(
      alone().give(layDown, tavolo()),
      'verdi opened-right, verdi shows Kc Kq 9p 8f 6c, neri shows Ac Aq 9c 8q 6p',
    )
    expect(resti(end.table())).toMatchObject({ verdi: 99, neri: 104 })
  })

  it('A.2 partners who go to the draw lay down their cards after it, without betting', () => {
    const drawn = said(alone(), 'verdi asks 2, neri asks 1')
    given(drawn).when(command('verdi bets 5'), tavolo()).isRefused('A.2', 'affranchi-lay-down')
    given(drawn).when(command('verdi parols'), tavolo()).isRefused('A.2', 'affranchi-lay-down')
    const laid = drawn.give(layDown, tavolo())
    expect(playOf(laid)).toMatchObject({ phase: 'showdown', partito: true })
    const others = said(
      paired(),
      'bianchi opens 5, verdi folds, neri accepts, gialli folds, rossi folds',
    )
    given(others).when(layDown, tavolo()).isRefused('A.2', 'not-two-affranchi-alone')
  })

  it('A.4 a partner who speaks first after the other opened needs tris or better for a raise', () => {
    const opened = said(paired(), 'bianchi passes, verdi opens 5')
    given(opened).when(command('neri raises 20'), tavolo()).isRefused('A.4', 'affranco-needs-tris')
    expect(playOf(said(opened, 'neri raises 20 tris')).bet).toBe(20)
  })

  it('A.5 in passetto, with only the partner in, a player never raises, not even with tris', () => {
    const scene = dealt(playedTable({ affranco: true }).give(pact(['bianchi', 'gialli']), tavolo()))
    const last = said(
      scene,
      'bianchi passes, verdi passes, neri passes, gialli opens 5, rossi folds',
    )
    given(last)
      .when(command('bianchi raises 20 tris'), tavolo())
      .isRefused('A.5', 'affranco-in-passetto')
    expect(speaker(said(last, 'bianchi accepts'))).toBe('verdi')
  })

  it('A.6 with even one outsider between the partners raises are free', () => {
    const scene = dealt(playedTable({ affranco: true }).give(pact(['bianchi', 'gialli']), tavolo()))
    const last = said(
      scene,
      'bianchi passes, verdi passes, neri passes, gialli opens 5, rossi accepts',
    )
    expect(playOf(said(last, 'bianchi raises 20')).bet).toBe(20)
  })

  const noted = (provision: 'A.3' | 'A.7' | 'A.8' | 'A.9' | 'A.10') =>
    given(paired())
      .when({ type: 'noteAtTable', table: 'T1', provision, member: 'verdi' }, tavolo())
      .yields({ type: 'playNoted', provision, member: 'verdi' })

  it('A.3 no false discard between partners: a notice is shown, and nothing is refused', () => {
    expect(playOf(noted('A.3')).speaker).toBe('bianchi')
    expect(playOf(said(alone(), 'verdi asks 5, neri asks 4')).secondTake).toBe('due')
  })

  it('A.7 after a partner’s raise the other enters only with tris, as the table records', () => {
    const raise = said(noted('A.7'), 'bianchi opens 5, verdi raises 20')
    given(raise).when(command('neri accepts'), tavolo()).isRefused('A.7', 'companion-needs-tris')
    given(raise).when(command('neri raises 40'), tavolo()).isRefused('A.7', 'companion-needs-tris')
    expect(handsOf(said(raise, 'neri accepts tris')).neri?.put).toBe(20)
    const before = said(ofFirstEdition(noted('A.7')), 'bianchi opens 5, verdi raises 20')
    expect(handsOf(said(before, 'neri accepts')).neri?.put).toBe(20)
  })

  it('A.7 a partner with a stake in accepts with less than tris only if another player has accepted', () => {
    const raise = said(
      paired(),
      'bianchi opens 5, verdi accepts, neri raises 20, gialli folds, rossi folds',
    )
    const left = said(raise, 'bianchi folds')
    given(left).when(command('verdi accepts'), tavolo()).isRefused('A.7', 'companion-waits')
    expect(handsOf(said(left, 'verdi accepts tris')).verdi?.put).toBe(20)
    expect(handsOf(said(raise, 'bianchi accepts, verdi accepts')).verdi?.put).toBe(20)
  })

  it('A.7 a player who accepted early and finds a partner’s raise keeps it only as the pact allows', () => {
    const early = said(paired(), 'bianchi opens 5, neri accepts, verdi raises 20')
    given(early).when(command('neri keeps'), tavolo()).isRefused('A.7', 'companion-needs-tris')
    expect(handsOf(said(early, 'neri withdraws, neri accepts tris')).neri?.put).toBe(20)
  })

  const three = () =>
    dealt(
      playedTable({ affranco: true, affrancoMax: 3 }).give(
        pact(['bianchi', 'verdi', 'neri']),
        tavolo(),
      ),
    )

  it('setting affrancoMax: two players join an affranco by default, or three', () => {
    const admits = playedTable({ affranco: true })
    const triple = pact(['bianchi', 'verdi', 'neri'])
    for (const scene of [admits, ofFirstEdition(playedTable({ affranco: true, affrancoMax: 3 }))])
      given(scene).when(triple, tavolo()).isRefused('A.1', 'affranco-of-two')
    expect(three().table().affranchi).toEqual(['bianchi', 'verdi', 'neri'])
    given(playedTable({ affranco: true, affrancoMax: 3 }))
      .when(pact(['bianchi', 'verdi', 'neri', 'rossi']), tavolo())
      .isRefused('A.1', 'affranco-of-three')
    given(playedTable({ affranco: true, affrancoMax: 3 }))
      .when(pact(['verdi', 'neri']), tavolo())
      .yields({ type: 'affrancoDeclared' })
  })

  it('A.4 A.6 of three partners the first after the opener needs tris; a third one in makes raises free', () => {
    const opened = said(three(), 'bianchi opens 5')
    given(opened).when(command('verdi raises 20'), tavolo()).isRefused('A.4', 'affranco-needs-tris')
    const two = said(opened, 'verdi accepts')
    expect(playOf(said(two, 'neri raises 20')).bet).toBe(20)
  })

  it('A.2 two of three partners left alone lay down their cards', () => {
    const alone = said(
      three(),
      'bianchi opens 5, verdi folds, neri accepts, gialli folds, rossi folds',
    )
    given(alone).when(layDown, tavolo()).yields({ type: 'moveMade' })
    const all = said(
      three(),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
    )
    given(all).when(layDown, tavolo()).isRefused('A.2', 'not-two-affranchi-alone')
  })

  it('A.8 after a raise, the two alone play on by rule and the winner keeps the other’s stake', () => {
    const raise = said(
      noted('A.8'),
      'bianchi passes, verdi opens 5, neri raises 20 tris, gialli folds, rossi folds, bianchi folds, verdi accepts tris',
    )
    given(raise).when(layDown, tavolo()).isRefused('A.2', 'too-late-for-that')
    const end = said(
      raise,
      'verdi asks 0, neri asks 0, verdi bets 5, neri folds, verdi opened-right',
    )
    expect(resti(end.table())).toMatchObject({ verdi: 124, neri: 79 })
  })

  it('A.9 bluffing before the draw against others is free: only a notice is shown', () => {
    expect(playOf(said(noted('A.9'), 'bianchi opens 5, verdi raises 90')).bet).toBe(90)
  })

  it('A.10 after the draw, limits by the number of cards the partner drew are recorded, not judged', () => {
    const drawn = said(
      noted('A.10'),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 1, verdi asks 2, neri asks 0, bianchi parols, verdi bets 5',
    )
    expect(playOf(said(drawn, 'neri raises 40')).bet).toBe(40)
  })
})
