import { refusedInOrder } from '../support/walk'
import { tossed } from './support/game'
import {
  closed,
  coup,
  LIST,
  member,
  opened,
  person,
  readyAgain,
  SETTINGS,
  staffed,
} from './support/room'
import {
  changeur,
  granted,
  handing,
  inCoup,
  inspector,
  row,
  T1,
  tip,
  witness,
} from './support/walks'

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
    const change = {
      type: 'change',
      ...T1,
      taken: { '100': 1 },
      given: { '50': 2 },
      purpose: 'giocatore',
      seat: 3,
    } as const
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

refusedInOrder(tossed, { ...LATER })
