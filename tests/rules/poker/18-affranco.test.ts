import { describe, expect, it } from 'vitest'
import { command, handsOf, playedTable, playOf, said, speaker } from './play/said'
import { dealt, resti } from './support/colpi'
import { ofFirstEdition } from './support/editions'

describe('Appendix, the affranco', () => {
  const pact = (members: string[]) => ({ type: 'declareAffranco' as const, table: 'T1', members })
  const paired = () => dealt(playedTable({ affranco: true }).give(pact(['verdi', 'neri'])))

  it('A.1 two players declare an affranco to the table, where the table admits it', () => {
    playedTable()
      .when(pact(['verdi', 'neri']))
      .isRefused('A.1', 'affranco-off')
    const admits = playedTable({ affranco: true })
    admits.when(pact(['verdi', 'neri', 'rossi'])).isRefused('A.1', 'affranco-of-two')
    admits.when(pact(['verdi', 'viola'])).isRefused('A.1', 'affranco-of-two')
    paired().when(pact([])).isRefused('A.1', 'too-late-for-that')
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
      alone().give(layDown),
      'verdi opened-right, verdi shows Kc Kq 9p 8f 6c, neri shows Ac Aq 9c 8q 6p',
    )
    expect(resti(end.table())).toMatchObject({ verdi: 99, neri: 104 })
  })

  it('A.2 partners who go to the draw lay down their cards after it, without betting', () => {
    const drawn = said(alone(), 'verdi asks 2, neri asks 1')
    drawn.when(command('verdi bets 5')).isRefused('A.2', 'affranchi-lay-down')
    drawn.when(command('verdi parols')).isRefused('A.2', 'affranchi-lay-down')
    const laid = drawn.give(layDown)
    expect(playOf(laid)).toMatchObject({ phase: 'showdown', partito: true })
    const others = said(
      paired(),
      'bianchi opens 5, verdi folds, neri accepts, gialli folds, rossi folds',
    )
    others.when(layDown).isRefused('A.2', 'not-two-affranchi-alone')
  })

  it('A.4 a partner who speaks first after the other opened needs tris or better for a raise', () => {
    const opened = said(paired(), 'bianchi passes, verdi opens 5')
    opened.when(command('neri raises 20')).isRefused('A.4', 'affranco-needs-tris')
    expect(playOf(said(opened, 'neri raises 20 tris')).bet).toBe(20)
  })

  it('A.5 in passetto, with only the partner in, a player never raises, not even with tris', () => {
    const scene = dealt(playedTable({ affranco: true }).give(pact(['bianchi', 'gialli'])))
    const last = said(
      scene,
      'bianchi passes, verdi passes, neri passes, gialli opens 5, rossi folds',
    )
    last.when(command('bianchi raises 20 tris')).isRefused('A.5', 'affranco-in-passetto')
    expect(speaker(said(last, 'bianchi accepts'))).toBe('verdi')
  })

  it('A.6 with even one outsider between the partners raises are free', () => {
    const scene = dealt(playedTable({ affranco: true }).give(pact(['bianchi', 'gialli'])))
    const last = said(
      scene,
      'bianchi passes, verdi passes, neri passes, gialli opens 5, rossi accepts',
    )
    expect(playOf(said(last, 'bianchi raises 20')).bet).toBe(20)
  })

  const noted = (provision: 'A.3' | 'A.7' | 'A.8' | 'A.9' | 'A.10') =>
    paired()
      .when({ type: 'noteAtTable', table: 'T1', provision, member: 'verdi' })
      .yields({ type: 'playNoted', provision, member: 'verdi' })

  it('A.3 no false discard between partners: a notice is shown, and nothing is refused', () => {
    expect(playOf(noted('A.3')).speaker).toBe('bianchi')
    expect(playOf(said(alone(), 'verdi asks 5, neri asks 4')).secondTake).toBe('due')
  })

  it('A.7 after a partner’s raise the other enters only with tris, as the table records', () => {
    const raise = said(noted('A.7'), 'bianchi opens 5, verdi raises 20')
    raise.when(command('neri accepts')).isRefused('A.7', 'companion-needs-tris')
    raise.when(command('neri raises 40')).isRefused('A.7', 'companion-needs-tris')
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
    left.when(command('verdi accepts')).isRefused('A.7', 'companion-waits')
    expect(handsOf(said(left, 'verdi accepts tris')).verdi?.put).toBe(20)
    expect(handsOf(said(raise, 'bianchi accepts, verdi accepts')).verdi?.put).toBe(20)
  })

  it('A.7 a player who accepted early and finds a partner’s raise keeps it only as the pact allows', () => {
    const early = said(paired(), 'bianchi opens 5, neri accepts, verdi raises 20')
    early.when(command('neri keeps')).isRefused('A.7', 'companion-needs-tris')
    expect(handsOf(said(early, 'neri withdraws, neri accepts tris')).neri?.put).toBe(20)
  })

  const three = () =>
    dealt(playedTable({ affranco: true, affrancoMax: 3 }).give(pact(['bianchi', 'verdi', 'neri'])))

  it('setting affrancoMax: two players join an affranco by default, or three', () => {
    const admits = playedTable({ affranco: true })
    const triple = pact(['bianchi', 'verdi', 'neri'])
    for (const scene of [admits, ofFirstEdition(playedTable({ affranco: true, affrancoMax: 3 }))])
      scene.when(triple).isRefused('A.1', 'affranco-of-two')
    expect(three().table().affranchi).toEqual(['bianchi', 'verdi', 'neri'])
    playedTable({ affranco: true, affrancoMax: 3 })
      .when(pact(['bianchi', 'verdi', 'neri', 'rossi']))
      .isRefused('A.1', 'affranco-of-three')
    playedTable({ affranco: true, affrancoMax: 3 })
      .when(pact(['verdi', 'neri']))
      .yields({ type: 'affrancoDeclared' })
  })

  it('A.4 A.6 of three partners the first after the opener needs tris; a third one in makes raises free', () => {
    const opened = said(three(), 'bianchi opens 5')
    opened.when(command('verdi raises 20')).isRefused('A.4', 'affranco-needs-tris')
    const two = said(opened, 'verdi accepts')
    expect(playOf(said(two, 'neri raises 20')).bet).toBe(20)
  })

  it('A.2 two of three partners left alone lay down their cards', () => {
    const alone = said(
      three(),
      'bianchi opens 5, verdi folds, neri accepts, gialli folds, rossi folds',
    )
    alone.when(layDown).yields({ type: 'moveMade' })
    const all = said(
      three(),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
    )
    all.when(layDown).isRefused('A.2', 'not-two-affranchi-alone')
  })

  it('A.8 after a raise, the two alone play on by rule and the winner keeps the other’s stake', () => {
    const raise = said(
      noted('A.8'),
      'bianchi passes, verdi opens 5, neri raises 20 tris, gialli folds, rossi folds, bianchi folds, verdi accepts tris',
    )
    raise.when(layDown).isRefused('A.2', 'too-late-for-that')
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
