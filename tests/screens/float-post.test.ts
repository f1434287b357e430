import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counted,
  differencesOf,
  NOTES_ROW,
  NOTHING_COUNTED,
  piecesOf,
  rowsOf,
  uncounted,
  worthOfDraft,
} from '@/components/float/kit/draft'
import { waysToChange } from '@/components/float/kit/proposals'
import { secondCounters, signersFor } from '@/components/float/kit/signers'
import { padKeyOf } from '@/components/float/kit/typing'
import { closingDone, isOver, openingDone } from '@/components/float/post/day/steps'
import { differenceOf } from '@/components/float/post/difference'
import { coverage, imbalanceOf, NO_FORM, refill } from '@/components/float/post/forms/refill'
import { mayMove, partsShown, urgentPart, waitingIn } from '@/components/float/post/parts'
import { restFor } from '@/components/float/post/tax/rest'
import { typedOn, withoutDigit } from '@/components/tablet/typed'
import {
  hasPieces,
  type Pieces,
  withoutPieces,
  withPieces,
  worthOf,
} from '@/rules/float/pieces/pieces'
import { FLOAT_PROFILES, FloatSettings } from '@/rules/float/settings'
import { type FloatPost, floatPost } from '@/rules/float/views/posts'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import { sceneOf } from '../rules/float/support/game'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  prepared,
  type Room,
  SETTINGS,
  staffed,
  withOther,
} from '../rules/float/support/room'

const T1 = { table: 'T1' } as const
const changeur = person('changeur')
const inspector = person('commissario')

function postOf(room: Room): FloatPost {
  const post = floatPost(sceneOf(room.state), 'T1')
  if (!post) throw new Error('no float at this table')
  return post
}

/** Pieces of the house’s denominations, few of each. */
const somePieces = (most: number) =>
  fc.record(
    Object.fromEntries(Object.keys(LIST).map((value) => [value, fc.nat(most)])),
  ) as fc.Arbitrary<Pieces>

describe('a change', () => {
  it('V.cambio 500 is proposed as the fewest pieces, and as so many of each smaller one', () => {
    expect(waysToChange({ 500: 1 }, LIST)).toEqual([
      { 200: 2, 100: 1 },
      { 100: 5 },
      { 50: 10 },
      { 20: 25 },
    ])
  })

  it('V.cambio many small ones are proposed as few large ones', () => {
    expect(waysToChange({ 10: 100 }, LIST)[0]).toEqual({ 1000: 1 })
  })

  it('V.cambio a proposal is equal in value, in the float, and never in what was put in', () => {
    fc.assert(
      fc.property(somePieces(6), somePieces(40), (taken, held) => {
        for (const way of waysToChange(taken, held)) {
          expect(differenceOf(taken, way)).toBe(0)
          expect(hasPieces(held, way)).toBe(true)
          expect(Object.keys(way).some((value) => (taken[value] ?? 0) > 0)).toBe(false)
        }
      }),
    )
  })

  it('V.cambio an unequal change says its difference', () => {
    expect(differenceOf({ 500: 1 }, { 100: 6 })).toBe(-100)
    expect(differenceOf({ 500: 1 }, { 100: 4 })).toBe(100)
  })
})

describe('the tax in other pieces', () => {
  it('V.cagnotte-pieces the rest is what the winner gave less the tax, in the fewest pieces left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), somePieces(4), (tax, taken) => {
        const box = { 1: tax }
        const held = { ...LIST, 1: 400 }
        const rest = restFor(asChips(tax), held, { taken, box })
        if (worthOf(taken) < tax) expect(rest).toBeNull()
        else if (rest) {
          expect(worthOf(rest)).toBe(worthOf(taken) - tax)
          expect(hasPieces(withPieces(held, taken), withPieces(box, rest))).toBe(true)
        }
      }),
    )
  })
})

describe('a count', () => {
  const rows = rowsOf(SETTINGS.list, true)

  it('V.handover keyed pieces compute their value; what is not counted is said', () => {
    const draft = counted(counted(NOTHING_COUNTED, 20_000, 5), NOTES_ROW, 30)
    expect(worthOfDraft(draft)).toBe(100_030)
    expect(piecesOf(draft)).toEqual({ 20000: 5 })
    expect(uncounted(draft, rows)).toHaveLength(11)
  })

  it('V.plus-minus a chip too few is found at its denomination', () => {
    const due = { pieces: LIST, banknotes: NO_CHIPS }
    const all = rows.reduce(
      (draft, row) => counted(draft, row, row === NOTES_ROW ? 0 : (LIST[row] ?? 0)),
      NOTHING_COUNTED,
    )
    expect(differencesOf(all, rows, due)).toEqual([])
    const less = counted(all, 50, 99)
    expect(differencesOf(less, rows, due)).toEqual([{ row: 50, pieces: -1, chips: -50 }])
  })

  it('V.handover digits replace a count that was only shown, and follow each other after', () => {
    expect(typedOn(150, '3', true)).toBe(3)
    expect(typedOn(3, '00')).toBe(300)
    expect(typedOn(300, '0000')).toBe(3_000_000)
    expect(typedOn(9_007_199_254_740_991, '0')).toBe(9_007_199_254_740_991)
    expect(withoutDigit(150)).toBe(15)
  })

  it.each([
    ['7', { digit: '7' }],
    ['Backspace', { erases: true }],
    ['ArrowDown', { steps: 1 }],
    ['ArrowUp', { steps: -1 }],
    ['Enter', { enters: true }],
    ['a', null],
  ])('V.handover the key %s of a keyboard is understood', (key, meaning) => {
    expect(padKeyOf(key)).toEqual(meaning)
  })
})

describe('a reintegro', () => {
  it('V.reintegro a whole float asks for nothing', () => {
    expect(refill(postOf(opened()))).toEqual(NO_FORM)
  })

  it('V.reintegro a denomination that runs low is filled up, for pieces above the list', () => {
    const room = opened().by(changeur, {
      type: 'change',
      ...T1,
      taken: { 100: 2, 50: 4 },
      given: { 5: 80 },
      purpose: 'giocatore',
      seat: null,
    })
    const post = postOf(room)
    expect(post.low).toEqual([5])
    const form = refill(post)
    expect(form).toEqual({ gives: { 100: 2, 50: 4 }, notes: 0, gets: { 5: 80 } })
    expect(imbalanceOf(form)).toBe(0)
  })

  it('V.reintegro its proposal is in the float, and never gives more than comes', () => {
    fc.assert(
      fc.property(somePieces(30), (pieces) => {
        const post = postOf(opened())
        const low = Object.keys(LIST).map(Number)
        const form = refill({ ...post, low, float: { ...post.float, pieces } })
        expect(hasPieces(pieces, form.gives)).toBe(true)
        expect(imbalanceOf(form)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('the parts of the post', () => {
  it('V.open-presence before the opening only its steps and the book are shown', () => {
    const post = postOf(staffed())
    expect(partsShown(post)).toEqual(['day', 'book'])
    expect(urgentPart(post)).toBe('day')
    expect(mayMove(post)).toBe(false)
  })

  it('V.cash-limit banknotes and advances have a part only where the house has them', () => {
    expect(partsShown(postOf(opened()))).toContain('cash')
    const club = opened(FloatSettings.parse(FLOAT_PROFILES.club))
    expect(partsShown(postOf(club))).not.toContain('cash')
    expect(partsShown(postOf(club))).not.toContain('advances')
  })

  it('V.handover while two count nothing else can be done', () => {
    const room = withOther().by(changeur, { type: 'beginHandover', ...T1, to: member('altro') })
    expect(urgentPart(postOf(room))).toBe('turn')
    expect(mayMove(postOf(room))).toBe(false)
  })

  it('V.cagnotte-sum a tax that is due is counted on its tab', () => {
    expect(waitingIn(postOf(coup(opened(), 200))).tax).toBe(1)
    expect(waitingIn(postOf(opened())).tax).toBe(0)
  })
})

describe('the steps of the day', () => {
  it('V.open-close-tables each step of the opening is ticked when it is made', () => {
    expect(openingDone(postOf(staffed()))).toMatchObject({
      order: false,
      staff: true,
      cards: false,
    })
    expect(openingDone(postOf(prepared()))).toMatchObject({
      order: true,
      cards: true,
      taxBox: true,
    })
    expect(openingDone(postOf(opened()))).toMatchObject({ witness: true })
  })

  it('V.close-presence the closing waits for what lies on the side table', () => {
    const room = coup(opened(), 100)
    expect(closingDone(postOf(room))).toMatchObject({ order: false, loose: true, cards: false })
    const ended = postOf(closed(room))
    expect(isOver(ended)).toBe(true)
    expect(closingDone(ended)).toMatchObject({ witness: true, sealTax: false, escort: false })
  })

  it('V.close-presence ch16 the last reintegro is made only when the float is as its list again', () => {
    const room = opened()
    expect(closingDone(postOf(room))).toMatchObject({ list: true })
    const taken = { 500: 1 }
    const given = { 100: 5 }
    room.by(changeur, { type: 'change', ...T1, taken, given, purpose: 'giocatore', seat: null })
    expect(closingDone(postOf(room))).toMatchObject({ list: false })
  })

  it('V.vice the vice signs only while no inspector is on shift', () => {
    const { staff } = postOf(staffed())
    expect(signersFor(staff, 'commissario')).toEqual([member('commissario')])
    const without = staff.filter(({ office }) => office !== 'commissario')
    const vice = {
      number: 99,
      member: member('vice'),
      office: 'vice',
      table: null,
      from: 0,
      to: null,
    } as const
    expect(signersFor([...without, vice], 'commissario')).toEqual([member('vice')])
    expect(signersFor([...staff, vice], 'commissario')).toEqual([member('commissario')])
  })

  it('V.box-count ch3 a count of the tax box is confirmed by another person of the count room who is still on duty', () => {
    const one = { office: 'conta', table: null, from: 0, to: null } as const
    const staff = [
      { ...one, number: 1, member: member('conta') },
      { ...one, number: 2, member: member('contaSecond') },
      { ...one, number: 3, member: member('gone'), to: 5 },
      { ...one, number: 4, member: member('testimone'), office: 'testimone' as const },
    ]
    const tally = { by: member('conta'), at: 1, pieces: {}, chips: NO_CHIPS }
    expect(secondCounters(staff, tally)).toEqual([member('contaSecond')])
  })
})

it('V.plus-minus the lines and coups since the last right count are named', () => {
  const room = coup(opened(), 200)
  const { since } = postOf(room)
  expect(since.coups.map(({ coup: number }) => number)).toEqual([1])
  room.by(changeur, {
    type: 'declareGap',
    ...T1,
    pieces: withoutPieces(room.float.pieces, { 50: 1 }),
    banknotes: 0,
    cause: 'sconosciuta',
    note: '',
  })
  expect(postOf(room).gaps).toHaveLength(1)
  room.by(inspector, { type: 'judgeGap', ...T1, gap: 1, playsOn: true })
  expect(waitingIn(postOf(room)).gap).toBe(0)
})

it('V.aggiunta chr5 an aggiunta begins with what the float lacks, in the fewest pieces, and with nothing where it covers', () => {
  const post = { ...postOf(opened()), lacks: asChips(3_916) }
  const { gets, gives } = coverage(post)
  expect([worthOf(gets), worthOf(gives)]).toEqual([3_916, 0])
  expect(gets).toEqual({ 1000: 3, 500: 1, 200: 2, 10: 1, 5: 1, 1: 1 })
  expect(coverage({ ...post, lacks: NO_CHIPS })).toEqual(NO_FORM)
})
