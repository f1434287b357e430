import { describe, expect, it } from 'vitest'
import { segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { socio } from './support/people'
import { openEvening, withSecondList } from './support/phrases'
import type { Scene } from './support/scene'

const from = (inClub?: boolean, list = 'L1') => ({
  type: 'sign' as const,
  list,
  strokes: AUTOGRAPH,
  ...(inClub === undefined ? {} : { inClub }),
})
const atDesk = (member: string, cannotDraw = false) => ({
  type: 'witnessSignature' as const,
  list: 'L1',
  member,
  strokes: cannotDraw ? [] : AUTOGRAPH,
  cannotDraw,
})
const arrives = (member: string) => ({ type: 'setPresence', member, inClub: true }) as const
const four = () => openEvening().signed('rossi', 'bianchi', 'verdi', 'neri')
const isOut = (scene: Scene, member: string) =>
  scene.evening.outOfClub.some((one) => one === member)

describe('a member who signs says where they are', () => {
  it('I.1 a signature without it changes no mark, as before', () => {
    const signed = openEvening().when(from(), socio('rossi')).yields({ type: 'signed' })
    expect(signed.journal.at(-1)?.event).not.toHaveProperty('inClub')
    expect(isOut(signed, 'rossi')).toBe(false)
    const out = { type: 'setPresence', member: 'rossi', inClub: false } as const
    const marked = openEvening().when(out, socio('rossi')).yields({ type: 'presenceNoted' })
    expect(isOut(marked.when(from(), socio('rossi')).yields({ type: 'signed' }), 'rossi')).toBe(
      true,
    )
  })

  it('I.1 a member marked outside who signs in the Club is in the Club', () => {
    const out = { type: 'setPresence', member: 'rossi', inClub: false } as const
    const marked = openEvening().when(out, segretario).yields({ type: 'presenceNoted' })
    const signed = marked.when(from(true), socio('rossi')).yields({ type: 'signed', inClub: true })
    expect(isOut(signed, 'rossi')).toBe(false)
  })

  it('I.3 the fifth who is on the way makes no table until they arrive', () => {
    const onTheWay = four()
      .when(from(false), socio('gialli'))
      .yields({ type: 'signed', inClub: false })
    expect(onTheWay.signUp('gialli')).toMatchObject({ number: 5, status: 'waiting' })
    onTheWay
      .when(arrives('gialli'), socio('gialli'))
      .yields({ type: 'presenceNoted' }, { type: 'tableFormed', signUps: [1, 2, 3, 4, 5] })
    four().when(from(true), socio('gialli')).yields({ type: 'signed' }, { type: 'tableFormed' })
  })

  it('I.3 the number of the signature stays that of the signature, not of the arrival', () => {
    const onTheWay = four().when(from(false), socio('gialli')).yields({ type: 'signed', signUp: 5 })
    const made = onTheWay
      .when(from(true), socio('viola'))
      .yields({ type: 'signed', signUp: 6 }, { type: 'tableFormed', signUps: [1, 2, 3, 4, 6] })
    made
      .when(arrives('gialli'), socio('gialli'))
      .yields({ type: 'presenceNoted' }, { type: 'placeOffered', signUp: 5 })
  })

  it('I.11 a place on offer passes to the next when its member signs another list from outside', () => {
    const six = withSecondList(
      openEvening({ seats: 5 }).signed('rossi', 'bianchi', 'verdi', 'neri'),
    )
    const table = six.signed('gialli', 'viola', 'conti')
    const freed = table
      .when({ type: 'withdraw', signUp: 5 }, socio('gialli'))
      .yields({ type: 'withdrawn' }, { type: 'placeOffered', member: 'viola' })
    freed
      .when(from(false, 'L2'), socio('viola'))
      .yields(
        { type: 'signed', inClub: false },
        { type: 'placePassed', member: 'viola', why: 'absent' },
        { type: 'placeOffered', member: 'conti' },
      )
  })
})

describe('a member without a phone signs at the desk', () => {
  it('I.1 the signature has its strokes, its witness and its number, and the member is in the Club', () => {
    const signed = openEvening().signed('bianchi').when(atDesk('rossi'), segretario).yields({
      type: 'signed',
      signUp: 2,
      member: 'rossi',
      strokes: AUTOGRAPH,
      inClub: true,
      witness: 'segreteria',
    })
    expect(signed.journal.at(-1)?.event).not.toHaveProperty('cannotDraw')
    expect(isOut(signed, 'rossi')).toBe(false)
  })

  it('I.1 for a member who cannot draw the witness attests the signature, without strokes', () => {
    openEvening()
      .when(atDesk('rossi', true), segretario)
      .yields({ type: 'signed', strokes: [], witness: 'segreteria', cannotDraw: true })
  })

  it('I.1 nobody witnesses their own signature, and only a secretary witnesses', () => {
    openEvening().when(atDesk('segreteria'), segretario).isRefused('I.1', 'own-witness')
    openEvening().when(atDesk('bianchi'), socio('rossi')).isRefused(null, 'not-allowed')
  })

  it('I.3 five signatures form the table, wherever each was drawn', () => {
    four()
      .when(atDesk('gialli', true), segretario)
      .yields({ type: 'signed', signUp: 5 }, { type: 'tableFormed' })
  })
})
