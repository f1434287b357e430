import { refusedInOrder } from '../support/walk'
import { tossed } from './support/game'
import {
  LIST,
  opened,
  person,
  prepared,
  SETTINGS,
  secretary,
  staffed,
  withOther,
} from './support/room'
import {
  changeur,
  enter,
  handing,
  inspector,
  row,
  short,
  stacked,
  T1,
  witness,
} from './support/walks'

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

refusedInOrder(tossed, { ...OFFICES, ...DUTIES })
