import { refusedInOrder } from '../support/walk'
import { tossed } from './support/game'
import { LIST, opened, prepared, type Room, staffed } from './support/room'
import {
  asked,
  asks,
  capo,
  changeur,
  gap,
  inCoup,
  inspector,
  row,
  short,
  T1,
  tip,
  witness,
} from './support/walks'

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

refusedInOrder(tossed, { ...BOX })
