import { expect, it } from 'vitest'
import { balance, bankOf, CAGNOTTE, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { taxDueAt, taxProposed } from '@/rules/float/02-duties/tax'
import { floatAt, NO_FLOAT } from '@/rules/float/room'
import { dayBookOf } from '@/rules/float/views/book'
import type { Unbranded } from '@/rules/kernel/brand'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { makeOffersTo } from '@/rules/kernel/offers'
import { at, decidedAs, readyToDeal, withStakes } from './support/coup'
import {
  as,
  capo,
  changeur,
  closedFloat,
  everyoneCounted,
  give,
  inspector,
  SETTINGS,
  withFloat,
} from './support/float'
import { stakes } from './support/night'
import {
  after,
  aTable,
  desk,
  m,
  ofM,
  phone,
  refusalOf,
  T1,
  tableOf,
  tablet,
  withBank,
} from './support/table'

const SETTLE = at({ type: 'settleCoup' })
const TAXED = { taxPercent: 5 }
/** A coup ready to be dealt at a table with a float, which was declared before. */
const ready = (chips = 340) =>
  withStakes(withFloat(withBank(aTable({ settings: TAXED }), 1, chips)), [{ n: 3, chips }])
const won = (chips = 340) => after(decidedAs(ready(chips), 'banco'), [SETTLE])

it('V.tax-taking V.cagnotte-sum the tax of each coup is in the box of its table, with the sum called di fatto', () => {
  const evening = won()
  expect(balance(evening, CAGNOTTE)).toBe(17)
  expect(taxDueAt(floatAt(evening.float, T1))).toMatchObject({ won: 340, chips: 17, coup: 1 })
  expect(dayBookOf(sceneOf(evening), T1)?.boxes).toEqual([{ label: '7', expected: 17 }])
})

it('V.cagnotte-pieces the tablet pays it in the fewest pieces, as it is offered', () => {
  const evening = won()
  const float = floatAt(evening.float, T1)
  expect(taxProposed(evening.float, float, asChips(17))?.box).toEqual({ '10': 1, '5': 1, '1': 2 })
  const offer = tableView(evening, T1, 1)?.offers.find(({ type }) => type === 'payTax')
  if (!offer) throw new Error('not offered')
  const paid = give(evening, tablet, {
    type: 'payTax',
    ...(offer.payload as object),
  } as Unbranded<CheminCommand>)
  expect(floatAt(paid.float, T1).taxes).toMatchObject([{ chips: 17, paid: { '10': 1 } }])
})

it('V.box-expected C.5 a coup taken back takes its tax out of the expected sum', () => {
  const back = after(won(), [at({ type: 'takeBack' })])
  expect(balance(back, CAGNOTTE)).toBe(0)
  expect(floatAt(back.float, T1).taxes).toMatchObject([{ chips: 0 }])
  const again = after(back, [SETTLE])
  expect(floatAt(again.float, T1).taxes).toMatchObject([{ coup: 1, chips: 17 }])
})

it('V.box-count S.27 tax given back and then missing in the box leaves the tax below zero, and bars no correction', () => {
  const table = T1
  const dealt = after(won(), [
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stakes(3, 40),
    at({ type: 'closeGame' }),
    at({ type: 'giveCards', member: m(3) }),
    at({ type: 'dealCards' }),
  ])
  const tied = after(decidedAs(dealt, 'tie'), [SETTLE])
  const dispute = {
    type: 'openDispute',
    coup: 2,
    about: 'la carta',
    provision: null,
    contenders: [m(3)],
  }
  const sealed = give(
    closedFloat(after(tied, [at(dispute)], phone(3))),
    inspector,
    { type: 'sealTaxBox', table, seal: '300' },
    { type: 'escortTaxBox', table },
  )
  const transfers = [{ from: CAGNOTTE, to: chipsOf(m(3)), chips: 10 }]
  const ruling = { type: 'ruleDispute', dispute: 1, why: 'la carta vale', provision: null }
  const ruled = after(sealed, [at({ ...ruling, inFavourOf: m(3), transfers })], desk)
  const second = { member: 'seconda', office: 'conta', where: null } as const
  const tallied = give(
    give(ruled, desk, { type: 'enterDuty', ...second }),
    as('conta'),
    { type: 'receiveTaxBox', table, isSealWhole: false },
    { type: 'countTaxBox', table, pieces: {} },
  )
  const counted = give(tallied, as('seconda'), { type: 'confirmTaxBox', table })
  expect(floatAt(counted.float, T1).taxBoxes).toMatchObject([{ counted: { expected: 17 } }])
  expect(balance(counted, CAGNOTTE)).toBe(-10)
  const correction = { type: 'correctCoup', coup: 2, matched: 0, why: 'vinse il banco' }
  const corrected = after(counted, [at({ ...correction, result: 'banco' })], desk)
  expect(balance(corrected, CAGNOTTE)).toBe(-8)
  expect(refusalOf(corrected, at({ ...correction, result: 'tie' }), desk)).toBe(
    'S.27 tax-given-back',
  )
})

it('V.open-presence no coup begins before the box is open', () => {
  const declared = give(withBank(aTable(), 1, 80), desk, {
    type: 'declareFloat',
    settings: SETTINGS,
  })
  expect(refusalOf(declared, at({ type: 'announceBank', toutVa: false, seesStakes: false }))).toBe(
    'V.open-presence box-not-open',
  )
  const refusal = { provision: 'V.open-presence', code: 'box-not-open' }
  expect(chemin.sentence(refusal)?.en).toBe('The box of the float is not open.')
})

it('V.cambio an entry of the changeur makes no command stale, and no taking back undoes it', () => {
  const evening = won()
  const change = { type: 'change', table: T1, taken: { '100': 1 }, given: { '50': 2 } } as const
  const changed = give(evening, changeur, { ...change, purpose: 'giocatore', seat: null })
  expect(tableOf(changed).moves).toBe(tableOf(evening).moves)
  const back = after(changed, [at({ type: 'takeBack' })])
  expect(floatAt(back.float, T1).pieces['50']).toBe(98)
})

it('V.cash-limit S.17b banknotes are the changeur’s, and count as a cassa', () => {
  const evening = ready()
  const notes = { type: 'changeNotes', ...ofM(4), chips: asChips(100), from: null }
  expect(refusalOf(evening, notes as CheminCommand)).toBe('S.17b changeur-changes')
  const money = { type: 'changeMoney', ...ofM(4), offered: 'banconote' } as const
  const paid = give(evening, changeur, { ...money, into: 'fiches', pieces: { '100': 1 } })
  expect(paid.persons[m(4)]?.casse.at(-1)).toMatchObject({ chips: 100, why: 'cassa' })
  expect(balance(paid, chipsOf(m(4)))).toBe(balance(evening, chipsOf(m(4))) + 100)
})

it('V.cash-limit below the threshold notes are changed without a name, and the club pays out of them (ch22)', () => {
  const evening = ready()
  const money = { type: 'changeMoney', table: T1, member: null, offered: 'banconote' } as const
  const some = (pieces: Record<string, number>) => ({ ...money, into: 'fiches', pieces }) as const
  expect(refusalOf(evening, some({ '1000': 2 }) as never, changeur)).toBe(
    'V.cash-limit name-needed',
  )
  const paid = give(evening, changeur, some({ '100': 1 }))
  // Nobody knows before whom they lie: the seated may have more than the book says.
  expect(tableView(paid, T1, 1)?.persons.every(({ chips }) => chips === null)).toBe(true)
  const { lineCount: line } = floatAt(paid.float, T1)
  const undone = give(paid, inspector, { type: 'undoLine', table: T1, line, why: 'due volte' })
  expect(tableView(undone, T1, 1)?.persons.every(({ chips }) => chips !== null)).toBe(true)
  const played = after(decidedAs(paid, 'banco'), [SETTLE])
  const counting = everyoneCounted(closedFloat(played))
  const more = { type: 'countChips', member: m(4), chips: asChips(1100) } as const
  const sheet = after(counting, [more, { type: 'closeTableau', settleBy: 'desk' }], desk)
  expect(sheet.tableau).toMatchObject({ imbalance: 0, tax: 17, notes: 100 })
  expect(sheet.tableau?.rows.find(({ member }) => member === m(4))?.final).toBe(100)
  expect(sheet.tableau?.payments).toContainEqual(
    expect.objectContaining({ from: 'desk', to: m(4), chips: 100 }),
  )
  expect(Object.values(sheet.accounts).every((chips) => chips === 0)).toBe(true)
})

function withGara(evening: Evening): Evening {
  const director = { member: 'direttore', office: 'direttore-di-gara', where: null } as const
  const staffed = give(evening, desk, { type: 'enterDuty', ...director })
  return give(staffed, as('direttore'), { type: 'openGara', name: 'Torneo' })
}
const slip = (n: number, at: number) =>
  ({ type: 'issueSlip', ...ofM(n), seat: at, printed: null }) as const

it('V.ace-slip a slip is for who holds a hand of the coup, at the seat that they hold (ch29)', () => {
  const evening = withGara(ready())
  expect(refusalOf(evening, slip(3, 3), capo)).toBeNull()
  expect(refusalOf(evening, slip(1, 1), capo)).toBeNull()
  expect(refusalOf(evening, slip(4, 4), capo)).toBe('V.ace-slip not-the-hand')
  expect(refusalOf(evening, slip(40, 4), capo)).toBe('V.ace-slip not-the-hand')
  expect(refusalOf(evening, slip(3, 4), capo)).toBe('V.ace-slip not-their-seat')
  const over = after(decidedAs(evening, 'banco'), [SETTLE])
  // As long as nobody holds the cards of the next coup, the slip is for a hand of the last one.
  const announce = at({ type: 'announceBank', toutVa: false, seesStakes: false })
  for (const then of [over, after(over, [announce])])
    expect([3, 1, 4].map((n) => refusalOf(then, slip(n, n), capo))).toEqual([
      null,
      null,
      'V.ace-slip not-the-hand',
    ])
})

it('V.ace-slip at level 2 it is for a hand of the coup told last, and for anybody at a seat where nobody was told to have held it', () => {
  const result = { type: 'recordResult', bank: 100, matched: 60, result: 'banco' } as const
  const told = (holder: string | null) =>
    after(withGara(withFloat(withBank(aTable({ level: 2 }), 1, 100))), [at({ ...result, holder })])
  const refused = (evening: Evening) => [3, 1, 4].map((n) => refusalOf(evening, slip(n, n), capo))
  expect(refused(told(m(3)))).toEqual([null, null, 'V.ace-slip not-the-hand'])
  expect(refused(told(null))).toEqual([null, null, null])
})

it('V.close-presence C.3 the tableau waits for the floats, and is even with notes and an advance still out', () => {
  const seated = ready()
  const money = { type: 'changeMoney', ...ofM(4), offered: 'banconote' } as const
  const notes = give(seated, changeur, { ...money, into: 'fiches', pieces: { '100': 1 } })
  const granted = give(notes, inspector, { type: 'grantAdvance', ...ofM(5), seat: 5, chips: 200 })
  const given = give(granted, changeur, {
    type: 'giveAdvance',
    table: T1,
    advance: 1,
    pieces: { '200': 1 },
  })
  const played = after(decidedAs(given, 'banco'), [SETTLE])
  const close = { type: 'closeTableau', settleBy: 'desk' } as const
  expect(refusalOf(everyoneCounted(played), close, desk)).toBe('C.3 float-open')
  const sheet = after(everyoneCounted(closedFloat(played)), [close], desk)
  expect(sheet.tableau).toMatchObject({ imbalance: 0, tax: 17 })
  expect(sheet.persons[m(5)]?.casse.at(-1)?.chips).toBe(200)
  expect(Object.values(sheet.accounts).every((chips) => chips === 0)).toBe(true)
})

/** Everybody's chips counted, with an orphan of 30 withdrawn. */
function orphanCounted(): Evening {
  const orphan = { pieces: { '10': 3 }, seat: 5, note: '' } as const
  const found = give(won(), changeur, { type: 'findOrphan', table: T1, ...orphan })
  const taken = give(found, inspector, { type: 'withdrawSide', table: T1, item: 1 })
  return everyoneCounted(closedFloat(taken))
}

it('V.orphans ch24 an orphan is claimed after the evening too, within its term, and the settled book stays as it is', () => {
  const sheet = after(orphanCounted(), [{ type: 'closeTableau', settleBy: 'desk' }], desk)
  const closed = after(sheet, [{ type: 'closeEvening' }], desk)
  const claim = { type: 'claimOrphan', table: T1, item: 1, member: m(3) } as const
  const claimed = give(closed, inspector, claim)
  expect(claimed.float.side).toMatchObject([{ claimedBy: m(3) }])
  expect(claimed.accounts).toEqual(closed.accounts)
  expect(refusalOf(claimed, claim, inspector)).toBe('V.orphans no-such-orphan')
})

it('V.orphans ch24 while the chips are counted no orphan goes to its owner, whose count would be another; resumed or settled, it does', () => {
  const counted = orphanCounted()
  const claim = { type: 'claimOrphan', table: T1, item: 1, member: m(3) } as const
  const refusal = 'V.orphans claimed-after-count'
  expect(refusalOf(counted, claim, inspector)).toBe(refusal)
  const resumed = after(counted, [{ type: 'resumePlay' }], desk)
  const back = give(resumed, inspector, claim)
  expect(balance(back, chipsOf(m(3)))).toBe(balance(resumed, chipsOf(m(3))) + 30)
  const settled = after(counted, [{ type: 'closeTableau', settleBy: 'desk' }], desk)
  const late = give(settled, inspector, claim)
  expect(late.accounts).toEqual(settled.accounts)
  expect(late.float.side).toMatchObject([{ claimedBy: m(3) }])
})

it('V.float a house that declares none plays as before: no state, no offers but the declaration, no entries', () => {
  const ready = readyToDeal({ stakes: [{ n: 3, chips: 340 }], bank: 340, settings: TAXED })
  const evening = after(decidedAs(ready, 'banco'), [SETTLE])
  expect(evening.float).toBe(NO_FLOAT)
  expect(tableView(evening, T1, 1)?.float).toBeNull()
  const types = new Set(makeOffersTo(chemin)(evening, phone(3), 1).map(({ type }) => type))
  expect([...types].filter((type) => ['change', 'enterDuty', 'payTax'].includes(type))).toEqual([])
  expect(balance(evening, bankOf(T1))).toBe(663)
})

it('V.book every event of the float has its sentence in the room’s log', () => {
  const told = tellsOfEvent({ type: 'openingOrdered', table: T1, inspector: asMember('a') })
  expect(told[0]?.sentence.en).toBe('{member} orders the table opened')
})
