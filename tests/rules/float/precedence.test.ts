import type { Actor } from '@/rules/kernel/decider'
import { refusedInOrder } from '../support/walk'
import { tossed } from './support/game'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  prepared,
  type Room,
  readyAgain,
  SETTINGS,
  secretary,
  staffed,
  tablet,
  withOther,
} from './support/room'

type Given = Parameters<Room['by']>[1]

const inspector = person('commissario')
const witness = person('testimone')
const changeur = person('changeur')
const capo = person('capo-partita')
const T1 = { table: 'T1' } as const

const row = (reason: string, room: Room, by: Actor, command: Given) =>
  [reason, room.story.moment, by, command] as const

/** An advance of 200 granted to alfa, not given yet. */
const granted = (room = opened()) =>
  room.by(inspector, { type: 'grantAdvance', ...T1, member: 'alfa', seat: 4, chips: 200 })
const inCoup = (room = opened()) => room.by(tablet, { type: 'deal', ...T1 })
const asks = (kind: 'reintegro' | 'aggiunta' | 'reso', sides: object = {}) =>
  ({ type: 'askMovement', ...T1, kind, gives: {}, notes: 0, gets: {}, ...sides }) as const
const asked = (room = opened()) => room.by(changeur, asks('aggiunta', { gets: { '100': 1 } }))
const stacked = (room = opened()) =>
  room.by(changeur, { type: 'putStack', ...T1, member: null, seat: 2, pieces: { '100': 1 } })
const handing = (room = withOther()) =>
  room.by(changeur, { type: 'beginHandover', ...T1, to: 'altro' })
const short = { ...LIST, '1': (LIST['1'] ?? 0) - 3 }
const gap = (room = opened()) =>
  room.by(changeur, { type: 'declareGap', ...T1, pieces: short, banknotes: 0, note: '' })
const enter = (
  name: string,
  office: 'testimone' | 'changeur' | 'vice' | 'capo-partita',
  where: string | null,
) => ({ type: 'enterDuty', member: name, office, where }) as const
const tip = (room = opened()) =>
  room.by(changeur, { type: 'takeTip', ...T1, member: null, pieces: { '10': 1 } })

/** Section 1. */
const OFFICES = {
  enterDuty: () => [
    row('chief-sets-staff', staffed(), changeur, enter('testimone', 'changeur', 'T9')),
    row('no-such-table', staffed(), secretary, enter('testimone', 'changeur', 'T9')),
    row('table-needed', staffed(), secretary, enter('testimone', 'changeur', null)),
    row('never-merged', staffed(), secretary, enter('testimone', 'changeur', 'T1')),
    row('accepted', staffed(), secretary, enter('altro', 'changeur', 'T1')),
  ],
  'enterDuty, twice': () => [
    row('on-duty-already', staffed(), secretary, enter('changeur', 'changeur', 'T1')),
    row('inspector-on-shift', staffed(), secretary, enter('changeur', 'vice', 'T1')),
    row('capo-there', staffed(), secretary, enter('altro', 'capo-partita', 'T1')),
    row('accepted', staffed(), secretary, enter('altro', 'capo-partita', 'T2')),
  ],
  leaveDuty: () => [
    row('not-on-duty', opened(), witness, { type: 'leaveDuty', duty: 99 }),
    row('chief-sets-staff', opened(), witness, { type: 'leaveDuty', duty: 4 }),
    row('hand-over-first', opened(), changeur, { type: 'leaveDuty', duty: 4 }),
    row('accepted', prepared(), changeur, { type: 'leaveDuty', duty: 4 }),
  ],
  orderOpening: () => [
    row('not-the-office', opened(), changeur, { type: 'orderOpening', ...T1 }),
    row('box-open', opened(), inspector, { type: 'orderOpening', ...T1 }),
    row('ordered-already', prepared(), inspector, { type: 'orderOpening', ...T1 }),
    row('accepted', staffed(), inspector, { type: 'orderOpening', ...T1 }),
  ],
  orderClosing: () => {
    const close = { type: 'orderClosing', ...T1 } as const
    return [
      row('not-the-office', prepared(), changeur, close),
      row('box-not-open', prepared(), inspector, close),
      row('ordered-already', opened().by(inspector, close), inspector, close),
      row('accepted', opened(), inspector, close),
    ]
  },
  confirmSpot: () => {
    const confirm = { type: 'confirmSpot', ...T1 } as const
    return [
      row('not-the-office', prepared(), changeur, confirm),
      row('box-not-open', prepared(), witness, confirm),
      row('no-count-waits', opened(), witness, confirm),
      row(
        'accepted',
        opened().by(inspector, { type: 'countSpot', ...T1, pieces: LIST, banknotes: 0 }),
        witness,
        confirm,
      ),
    ]
  },
  grantAdvance: () => {
    const grant = (to: string, chips: number) =>
      ({ type: 'grantAdvance', ...T1, member: to, seat: 4, chips }) as const
    const off = { ...SETTINGS, advancePerPerson: 0 } as typeof SETTINGS
    return [
      row('not-the-office', prepared(off), person('alfa'), grant('commissario', 900)),
      row('box-not-open', prepared(off), inspector, grant('commissario', 900)),
      row('advances-off', opened(off), inspector, grant('commissario', 900)),
      row('not-to-oneself', opened(), inspector, grant('commissario', 900)),
      row('above-person', opened(), inspector, grant('alfa', 900)),
      row('above-table', opened().by(inspector, grant('beta', 400)), inspector, grant('alfa', 500)),
      row('accepted', opened(), inspector, grant('alfa', 500)),
    ]
  },
}

/** Section 2. */
const DUTIES = {
  changeStack: () => {
    const changes = (given: Record<string, number>) =>
      ({ type: 'changeStack', ...T1, given }) as const
    return [
      row('not-on-turn', opened(), inspector, changes({ '50': 1 })),
      row('no-stack', opened(), changeur, changes({ '50': 1 })),
      row('not-equal', stacked(), changeur, changes({ '50': 1 })),
      row('accepted', stacked(), changeur, changes({ '50': 2 })),
    ]
  },
  beginHandover: () => {
    const begin = (to: string) => ({ type: 'beginHandover', ...T1, to }) as const
    return [
      row('not-on-turn', stacked(withOther()), inspector, begin('changeur')),
      row('stack-open', stacked(withOther()), changeur, begin('changeur')),
      row('same-changeur', withOther(), changeur, begin('changeur')),
      row('not-a-changeur', withOther(), changeur, begin('valletto')),
      row('accepted', withOther(), changeur, begin('altro')),
    ]
  },
  countHandover: () => {
    const counts = (who: string, pieces = LIST) =>
      ({ type: 'countHandover', ...T1, member: who, pieces, banknotes: 0 }) as const
    const counted = () => handing().by(changeur, counts('changeur'))
    return [
      row('no-handover', withOther(), inspector, counts('changeur', short)),
      row('only-the-two', counted(), inspector, counts('changeur', short)),
      row('other-counts', counted(), changeur, counts('changeur', short)),
      row('counts-differ', counted(), person('altro'), counts('altro', short)),
      row('accepted', counted(), person('altro'), counts('altro')),
    ]
  },
  attendHandover: () => {
    const attend = { type: 'attendHandover', ...T1 } as const
    return [
      row('not-the-office', withOther(), changeur, attend),
      row('no-handover', withOther(), inspector, attend),
      row('attended-already', handing().by(inspector, attend), inspector, attend),
      row('accepted', handing(), inspector, attend),
    ]
  },
  refuseHandover: () => {
    const refuses = { type: 'refuseHandover', ...T1, member: 'altro', why: 'non torna' } as const
    return [
      row('no-handover', withOther(), inspector, refuses),
      row('only-the-two', handing(), inspector, refuses),
      row('accepted', handing(), person('altro'), refuses),
    ]
  },
}

/** Section 3: the box and its movements. */
const BOX = {
  countOpening: () => {
    const counts = (who: string, pieces = LIST) =>
      ({ type: 'countOpening', ...T1, changeur: who, pieces }) as const
    const ordered = () => staffed().by(inspector, { type: 'orderOpening', ...T1 })
    const unsealed = {
      type: 'countCards',
      ...T1,
      when: 'unsealed',
      cards: 312,
      masks: 2,
      note: '',
    } as const
    return [
      row('not-the-office', opened(), changeur, counts('valletto', short)),
      row('box-open', opened(), inspector, counts('valletto', short)),
      row('no-order', staffed(), inspector, counts('valletto', short)),
      row('packs-not-counted', ordered(), inspector, counts('valletto', short)),
      row('no-tax-box', ordered().by(capo, unsealed), inspector, counts('valletto', short)),
      row('not-a-changeur', prepared(), inspector, counts('valletto', short)),
      row('not-its-value', prepared(), inspector, counts('changeur', short)),
      row('accepted', prepared(), inspector, counts('changeur')),
    ]
  },
  confirmOpening: () => [
    row('not-the-office', prepared(), changeur, { type: 'confirmOpening', ...T1 }),
    row('no-count-waits', prepared(), witness, { type: 'confirmOpening', ...T1 }),
  ],
  dropCount: () => [
    row('not-the-office', prepared(), changeur, { type: 'dropCount', ...T1 }),
    row('no-count-waits', prepared(), inspector, { type: 'dropCount', ...T1 }),
  ],
  countClosing: () => {
    const counts = { type: 'countClosing', ...T1, pieces: short, banknotes: 0, seal: '9' } as const
    const order = (room: Room) => room.by(inspector, { type: 'orderClosing', ...T1 })
    return [
      row('not-the-office', prepared(), changeur, counts),
      row('box-not-open', prepared(), inspector, counts),
      row('no-order', asked(opened()), inspector, counts),
      row('coup-first', order(inCoup(asked())), inspector, counts),
      row('movement-under-way', order(tip(asked())), inspector, counts),
      row('hand-over-first', order(tip()), inspector, counts),
      row('cards-not-counted', order(opened()), inspector, counts),
    ]
  },
  'askMovement, reintegro': () => [
    row('not-on-turn', opened(), inspector, asks('reintegro', { notes: 100 })),
    row('not-equal-value', opened(), changeur, asks('reintegro', { notes: 100 })),
    row(
      'not-so-many-notes',
      opened(),
      changeur,
      asks('reintegro', { notes: 100, gets: { '100': 1 } }),
    ),
    row(
      'accepted',
      opened(),
      changeur,
      asks('reintegro', { gives: { '50': 2 }, gets: { '100': 1 } }),
    ),
  ],
  'askMovement, aggiunta and reso': () => [
    row(
      'only-comes',
      opened(),
      changeur,
      asks('aggiunta', { gives: { '50': 1 }, gets: { '50': 1 } }),
    ),
    row('accepted', opened(), changeur, asks('aggiunta', { gets: { '50': 1 } })),
    row('only-goes', opened(), changeur, asks('reso', { gives: { '50': 1 }, gets: { '50': 1 } })),
    row('more-than-added', opened(), changeur, asks('reso', { gives: { '50': 1 } })),
  ],
  approveMovement: () => {
    const approve = (movement: number) => ({ type: 'approveMovement', ...T1, movement }) as const
    return [
      row('not-the-office', asked(), changeur, approve(9)),
      row('no-such-form', asked(), inspector, approve(9)),
      row('not-this-step', asked().by(inspector, approve(1)), inspector, approve(1)),
      row('accepted', asked(), inspector, approve(1)),
    ]
  },
  loseMovement: () => {
    const lose = (movement: number) =>
      ({ type: 'loseMovement', ...T1, movement, why: 'il valletto non arriva' }) as const
    return [
      row('not-the-office', asked(), changeur, lose(9)),
      row('no-such-form', asked(), inspector, lose(9)),
      row('not-this-step', asked(), inspector, lose(1)),
    ]
  },
  judgeGap: () => {
    const judge = (number: number, playsOn = true) =>
      ({ type: 'judgeGap', ...T1, gap: number, playsOn }) as const
    return [
      row('not-the-office', gap(), changeur, judge(9)),
      row('no-such-gap', gap(), inspector, judge(9)),
      row('judged-already', gap().by(inspector, judge(1)), inspector, judge(1)),
      row('accepted', gap().by(inspector, judge(1)), inspector, judge(1, false)),
    ]
  },
  witnessGap: () => {
    const sees = (number: number) => ({ type: 'witnessGap', ...T1, gap: number }) as const
    return [
      row('not-the-office', gap(), changeur, sees(9)),
      row('no-such-gap', gap(), witness, sees(9)),
      row('judged-already', gap().by(witness, sees(1)), witness, sees(1)),
      row('accepted', gap(), witness, sees(1)),
    ]
  },
  compensateGap: () => {
    const finds = (number: number, pieces: Record<string, number>) =>
      ({
        type: 'compensateGap',
        ...T1,
        gap: number,
        pieces,
        cause: 'sconosciuta',
        note: 'trovata',
      }) as const
    return [
      row('not-the-office', gap(), changeur, finds(9, {})),
      row('no-such-gap', gap(), inspector, finds(9, {})),
      row('nothing-taken', gap(), inspector, finds(1, {})),
      row('above-the-gap', gap(), inspector, finds(1, { '1': 4 })),
      row('accepted', gap(), inspector, finds(1, { '1': 3 })),
    ]
  },
}

/** Sections 4 to 9. */
const LATER = {
  giveAdvance: () => {
    const gives = (advance: number, pieces: Record<string, number>) =>
      ({ type: 'giveAdvance', ...T1, advance, pieces }) as const
    return [
      row('not-on-turn', granted(), inspector, gives(9, { '50': 1 })),
      row('no-leave', granted(), changeur, gives(9, { '50': 1 })),
      row('not-the-sum', granted(), changeur, gives(1, { '50': 1 })),
      row('accepted', granted(), changeur, gives(1, { '200': 1 })),
    ]
  },
  identifyPerson: () => {
    const identify = { type: 'identifyPerson', member: 'alfa' } as const
    return [
      row('not-the-office', opened(), changeur, identify),
      row('identified-already', opened().by(inspector, identify), inspector, identify),
      row('accepted', opened(), inspector, identify),
    ]
  },
  allowPaper: () => {
    const allows = (chips: number) =>
      ({
        type: 'allowPaper',
        ...T1,
        member: 'alfa',
        kind: 'assegno',
        chips,
        pieces: { '100': 1 },
        note: '',
      }) as const
    const points = { ...SETTINGS, banknotes: false } as typeof SETTINGS
    return [
      row('not-the-office', opened(points), changeur, allows(50)),
      row('points-only', opened(points), inspector, allows(50)),
      row('not-the-paper', opened(), inspector, allows(50)),
      row('accepted', opened(), inspector, allows(100)),
    ]
  },
  reportSide: () => {
    const report = (item: number) => ({ type: 'reportSide', ...T1, item }) as const
    return [
      row('not-on-turn', tip(), inspector, report(9)),
      row('no-such-item', tip(), changeur, report(9)),
      row('reported-already', tip().by(changeur, report(1)), changeur, report(1)),
      row('accepted', tip(), changeur, report(1)),
    ]
  },
  withdrawSide: () => {
    const withdraw = (item: number) => ({ type: 'withdrawSide', ...T1, item }) as const
    return [
      row('not-the-office', tip(), changeur, withdraw(9)),
      row('no-such-item', tip(), inspector, withdraw(9)),
      row('withdrawn-already', tip().by(inspector, withdraw(1)), inspector, withdraw(1)),
      row('accepted', tip(), inspector, withdraw(1)),
    ]
  },
  askBookReopening: () => {
    const ask = { type: 'askBookReopening', ...T1, why: 'manca una nota' } as const
    return [
      row('not-the-office', opened(), changeur, ask),
      row('book-open', opened(), inspector, ask),
      row('accepted', closed(opened()), inspector, ask),
    ]
  },
  closeBook: () => {
    const close = { type: 'closeBook', ...T1 } as const
    const reopened = closed(opened())
      .by(inspector, { type: 'askBookReopening', ...T1, why: 'manca una nota' })
      .by(witness, { type: 'reopenBook', ...T1 })
    return [
      row('not-the-office', opened(), changeur, close),
      row('closes-with-table', opened(), inspector, close),
      row('accepted', reopened, inspector, close),
    ]
  },
  strikeLine: () => {
    const strike = (line: number) => ({ type: 'strikeLine', ...T1, line, why: 'errore' }) as const
    const written = () => opened().by(changeur, { type: 'writeLine', ...T1, text: 'nota' })
    const last = written().lines.length
    return [
      row('not-on-turn', written(), person('alfa'), strike(99)),
      row('no-such-line', written(), changeur, strike(99)),
      row('struck-already', written().by(changeur, strike(last)), changeur, strike(last)),
      row('only-written-lines', written(), changeur, strike(1)),
      row('accepted', written(), changeur, strike(last)),
    ]
  },
  undoLine: () => {
    const undo = (line: number) => ({ type: 'undoLine', ...T1, line, why: 'errore' }) as const
    const change = { type: 'change', ...T1, taken: { '100': 1 }, given: { '50': 2 } } as const
    const changed = () => opened().by(changeur, change)
    const last = changed().lines.length
    const again = readyAgain(closed(changed()))
      .by(inspector, { type: 'countOpening', ...T1, changeur: member('changeur'), pieces: LIST })
      .by(witness, { type: 'confirmOpening', ...T1 })
    return [
      row('not-on-turn', handing(), person('alfa'), undo(99)),
      row('count-under-way', handing(), changeur, undo(99)),
      row('no-such-line', changed(), changeur, undo(99)),
      row('struck-already', changed().by(changeur, undo(last)), changeur, undo(last)),
      row('not-undone-so', changed(), changeur, undo(1)),
      row('of-an-earlier-opening', again, changeur, undo(last)),
      row('accepted', changed(), changeur, undo(last)),
    ]
  },
  sealTaxBox: () => {
    const seal = { type: 'sealTaxBox', ...T1, seal: '119' } as const
    return [
      row('not-the-office', staffed(), changeur, seal),
      row('no-box-here', staffed(), inspector, seal),
      row('after-last-coup', inCoup(), inspector, seal),
      row('accepted', opened(), inspector, seal),
    ]
  },
  escortTaxBox: () => {
    const escort = { type: 'escortTaxBox', ...T1 } as const
    const sealed = () => opened().by(inspector, { type: 'sealTaxBox', ...T1, seal: '119' })
    return [
      row('not-the-office', opened(), changeur, escort),
      row('seal-first', opened(), inspector, escort),
      row('on-its-way', sealed().by(inspector, escort), inspector, escort),
      row('accepted', sealed(), inspector, escort),
    ]
  },
  countTaxBox: () => {
    const counts = { type: 'countTaxBox', ...T1, pieces: { '10': 1 } } as const
    const count = person('conta')
    const sealed = closed(coup(opened(), 100)).by(inspector, {
      type: 'sealTaxBox',
      ...T1,
      seal: '119',
    })
    return [
      row('not-the-office', opened(), inspector, counts),
      row('table-open', opened(), count, counts),
      row('not-arrived', sealed, count, counts),
    ]
  },
  openGara: () => {
    const open = { type: 'openGara', name: 'Autunno' } as const
    const director = person('direttore-di-gara')
    return [
      row('not-the-office', staffed(), changeur, open),
      row('gara-open', staffed().by(director, open), director, open),
      row('accepted', staffed(), director, open),
    ]
  },
}

refusedInOrder(tossed, { ...OFFICES, ...DUTIES, ...BOX, ...LATER })
