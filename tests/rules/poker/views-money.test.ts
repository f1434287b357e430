import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { deputatoView } from '@/rules/poker/views/deputato'
import { deskView } from '@/rules/poker/views/desk'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, declared, parolAmong, passata, won } from './support/colpi'
import { deputato, MEMBERS } from './support/people'
import { gameOfFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'
import { tablet } from './support/views'

const desk = (scene: Scene) =>
  deskView(
    scene.evening,
    { kind: 'desk', member: asMember('segreteria'), roles: ['segretario'] },
    scene.now,
  )
const types = (offers: readonly { type: string }[]) => new Set(offers.map(({ type }) => type))

describe('the table’s view of the money', () => {
  it('III.1 the table sees every resto, the pot and the casse, in balance', () => {
    const view = tablet(dealt(tableOfFive()))
    expect(view).toMatchObject({ pot: 5, cassa: 500, balanced: true, restiKnown: true })
    expect(view.players.find(({ member }) => member === 'verdi')).toMatchObject({
      resto: 99,
      casse: 100,
      net: 0,
    })
  })

  it('offers the deal between colpi, and the result while one is in play', () => {
    expect(types(tablet(tableOfFive()).offers)).toContain('deal')
    const inPlay = types(tablet(dealt(tableOfFive())).offers)
    expect(inPlay).toContain('recordColpo')
    expect(inPlay).not.toContain('deal')
  })

  it('IV.5 the table is offered a deal without the players who cannot pay the uscita', () => {
    const poor = colpo(tableOfFive(), won({ rossi: 99, verdi: 99 }, [['verdi']]))
    const offer = tablet(poor).offers.find(({ type }) => type === 'deal')
    expect(offer?.payload).toEqual({ table: 'T1', out: ['rossi'] })
  })

  it('XIII.2 in a parol the table is offered only the next declaration, with its price', () => {
    const view = tablet(colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 })))
    expect(view.parol).toMatchObject({ next: 'verdi', quotaDue: 0, pot: 25 })
    const declarations = view.offers.filter(({ type }) => type === 'declareParol')
    expect(declarations.map(({ payload }) => payload)).toEqual([
      { table: 'T1', member: 'verdi', in: true },
      { table: 'T1', member: 'verdi', in: false },
    ])
  })

  it('XIII.2 the table shows no resto below the pot for a player who stays out of a parol', () => {
    const short = (scene: Scene) =>
      tablet(scene)
        .players.filter(({ shortOfPot }) => shortOfPot)
        .map(({ member }) => member)
    const parol = colpo(tableOfFive(), parolAmong({ verdi: 60, neri: 60 }))
    expect(short(parol).sort()).toEqual(MEMBERS.slice(0, 5).sort())
    const apart = passata(passata(parol, 'verdi'), 'neri')
    expect(short(declared(apart, 'verdi', 'neri'))).toEqual([])
  })

  it('XIII.7 the table shows the cartaro’s mark at the first who takes part in the parol', () => {
    const parol = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
    const dealing = (scene: Scene) =>
      tablet(scene).summary.seats.flatMap(({ cartaro, member }) => (cartaro ? [member] : []))
    expect(dealing(parol)).toEqual(['bianchi'])
    const hand = declared(parol, 'verdi', 'neri')
    expect(dealing(hand)).toEqual(['verdi'])
    expect(dealt(hand).table().colpo?.cartaro).toBe('verdi')
  })

  it('III.1 where only casse are recorded the table shows no net, no resto and no turn to deal, but the casse drawn', () => {
    const view = tablet(gameOfFive())
    expect(view.restiKnown).toBe(false)
    expect(view.players.every(({ net }) => net === null)).toBe(true)
    const { seats } = view.summary
    expect(seats.filter(({ state }) => state === 'seated')).toHaveLength(5)
    expect(seats.every(({ resto, cartaro }) => resto === null && !cartaro)).toBe(true)
    expect(seats.some(({ firstCartaro }) => firstCartaro)).toBe(true)
    expect(view).toMatchObject({ cassa: 500, players: Array(5).fill({ casse: 100 }) })
  })
})

describe('the desk’s view of the money', () => {
  it('has the players who wait for a passata, each with the offer to confirm it', () => {
    const asked = tableOfFive().give({
      type: 'askPassata',
      table: 'T1',
      member: 'rossi',
      passate: 1,
    })
    expect(desk(asked).offers).toContainEqual({
      type: 'confirmPassata',
      payload: { table: 'T1', member: 'rossi' },
    })
  })

  it('XVI.1 the desk sees the tableau live, and payments once it is closed', () => {
    const scene = passata(colpo(tableOfFive(), won({ rossi: 9, neri: 9 }, [['neri']])), 'rossi')
    const rows = desk(scene).tables[0]?.tableau.rows
    expect(rows?.find(({ member }) => member === 'rossi')).toMatchObject({
      drawn: 200,
      result: -10,
    })
    const counting = scene.give({ type: 'beginCount', table: 'T1' }, segretario)
    expect(types(desk(counting).offers)).toContain('countResto')
    expect(types(desk(counting).offers)).not.toContain('closeTableau')
  })
})

describe('the deputato’s view of the money', () => {
  it('M5 the deputato sees a count that needs their word, and the offer to give it', () => {
    let scene = tableOfFive().give({ type: 'beginCount', table: 'T1' }, segretario)
    for (const member of Object.keys(scene.table().players))
      scene = scene.give({ type: 'countResto', table: 'T1', member, chips: 20 }, segretario)
    const view = deputatoView(scene.evening, deputato().member ?? asMember(''), scene.now)
    expect(view.tables[0]).toMatchObject({ gap: 400, recountNeeded: true })
    expect(view.offers).toContainEqual({ type: 'acceptImbalance', payload: { table: 'T1' } })
  })
})
