import { orologio, segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { dealt } from '../support/colpi'
import { deputato, MEMBERS, socio, tavolo } from '../support/people'
import {
  answer,
  calledFive,
  gameOfFive,
  openEvening,
  settingsOf,
  tableOfFive,
  withSecondList,
} from '../support/phrases'
import { Scene } from '../support/scene'
import { at, counting, of } from './scenes'
import { walk } from './walk'

const sign = (list = 'L1', strokes = AUTOGRAPH) => ({ type: 'sign' as const, list, strokes })
const closeList = { type: 'closeList', list: 'L1' } as const
const lastGiro = (on: boolean) => ({ type: 'announceLastGiro', table: 'T1', on }) as const
const inLastGiro = () => gameOfFive().after('01:00').give(lastGiro(true), segretario)
const leave = (member: string, choice: { allowed?: boolean; waive?: boolean } = {}) => {
  const free = { allowed: false, anyway: false, waive: false }
  return { type: 'leave' as const, ...at, member, ...free, ...choice }
}
const presence = (member: string, inClub: boolean) =>
  ({ type: 'setPresence', member, inClub }) as const
const agree = (scene: Scene) =>
  MEMBERS.slice(0, 5).reduce<Scene>(
    (so, member) => so.give({ type: 'agreeFreeSeats', ...at, member, agree: true }),
    scene,
  )
const sat = (scene: Scene, ...members: string[]) =>
  members.reduce(
    (so, member) =>
      so.give({ type: 'takeSeat', ...at, member, seat: MEMBERS.indexOf(member as 'rossi') + 1 }),
    scene,
  )

/** Rossi left T1, where the seat is held and a colpo was dealt, and now sits at T2, of another class. */
export const heldAndElsewhere = () => {
  const left = tableOfFive().afterColpi(1).after('01:00').give(leave('rossi'), socio('rossi'))
  const called = withSecondList(left)
    .signedOn('L2', 'rossi', 'viola', 'conti', 'serra', 'fonti')
    .allComing()
  return dealt(called).give({ type: 'drawLots', table: 'T2' }, tavolo('T2'))
}

const evening = { type: 'openEvening', title: 'Venerdì', day: '2026-11-20' } as const
const list = { type: 'openList', title: 'Altra', settings: settingsOf() } as const

const LISTS = [
  walk(
    ['evening-already-open', openEvening(), evening, segretario],
    ['accepted', new Scene(), evening, segretario],
  ),
  walk(
    ['table-not-closed', gameOfFive(), { type: 'closeEvening' }, segretario],
    ['accepted', calledFive(), { type: 'closeEvening' }, segretario],
  ),
  walk(
    ['class-already-listed', openEvening(), list, segretario],
    ['accepted', openEvening(), { ...list, settings: settingsOf({ uscita: 2 }) }, segretario],
  ),
  walk(
    ['list-closed', openEvening().give(closeList, segretario), closeList, segretario],
    ['someone-waits', openEvening().signed('rossi'), closeList, segretario],
    ['places-free', gameOfFive(), closeList, segretario],
    ['accepted', openEvening(), closeList, segretario],
  ),
  walk(
    ['game-not-under-way', tableOfFive(), lastGiro(true), segretario],
    ['last-giro-announced', inLastGiro(), lastGiro(true), segretario],
    ['hour-not-over', gameOfFive().after('00:59'), lastGiro(true), segretario],
    ['accepted', gameOfFive().after('01:00'), lastGiro(true), segretario],
  ),
  walk(
    ['last-giro-not-announced', gameOfFive(), lastGiro(false), segretario],
    ['accepted', inLastGiro(), lastGiro(false), segretario],
  ),
  walk(
    ['list-closed', openEvening().give(closeList, segretario), sign('L1', []), socio('rossi')],
    ['autograph-missing', calledFive(), sign('L1', []), socio('rossi')],
    ['already-signed', gameOfFive(), sign(), socio('rossi')],
    ['already-playing', heldAndElsewhere(), sign(), socio('rossi')],
    [
      'seat-held-for-you',
      gameOfFive().after('01:00').give(leave('rossi'), socio('rossi')),
      sign(),
      socio('rossi'),
    ],
    ['accepted', gameOfFive(), sign(), socio('viola')],
  ),
]

const witness = (member: string, strokes = AUTOGRAPH) =>
  ({ type: 'witnessSignature', list: 'L1', member, strokes, cannotDraw: false }) as const
const OWN = 'segreteria'

const WITNESSED = walk(
  ['list-closed', openEvening().give(closeList, segretario), witness(OWN, []), segretario],
  ['own-witness', calledFive(), witness(OWN, []), segretario],
  ['autograph-missing', calledFive(), witness('rossi', []), segretario],
  ['already-signed', gameOfFive(), witness('rossi'), segretario],
  ['already-playing', heldAndElsewhere(), witness('rossi'), segretario],
  [
    'seat-held-for-you',
    gameOfFive().after('01:00').give(leave('rossi'), socio('rossi')),
    witness('rossi'),
    segretario,
  ],
  ['accepted', gameOfFive(), witness('viola'), segretario],
)

const withdraw = { type: 'withdraw', signUp: 1 } as const
const askAgain = { type: 'askAgain', signUp: 6 } as const
const onBoth = () => withSecondList(calledFive()).signedOn('L2', 'rossi', 'viola', 'conti', 'serra')

const SIGN_UPS = [
  walk(
    ['sign-up-ended', calledFive().give(withdraw, segretario), withdraw, socio('rossi')],
    ['table-counted', counting(gameOfFive()), withdraw, socio('rossi')],
    ['leave-the-table-instead', gameOfFive(), withdraw, socio('rossi')],
    ['accepted', tableOfFive(), withdraw, socio('rossi')],
  ),
  walk(
    ['presence-unchanged', gameOfFive(), presence('rossi', true), segretario],
    ['sits-at-a-table', gameOfFive(), presence('rossi', false), segretario],
    ['accepted', openEvening(), presence('rossi', false), segretario],
  ),
  walk(
    ['no-offer-passed', calledFive().signed('viola'), askAgain, socio('viola')],
    ['accepted', calledFive().signed('viola').waiting('00:02'), askAgain, socio('viola')],
  ),
  walk(
    ['no-option-due', onBoth(), { type: 'opt', signUp: 6 }, socio('rossi')],
    ['accepted', onBoth().signedOn('L2', 'fonti'), { type: 'opt', signUp: 6 }, socio('rossi')],
  ),
]

const called = () => calledFive().signed('viola')
const expire = { type: 'expireCall', signUp: 1 } as const
const split = { type: 'splitTen', list: 'L1' } as const
/** The first six members have places at T1; this many more wait. */
const six = (more: number) =>
  called()
    .give(answer(6, 'coming'), socio('viola'))
    .signed(...MEMBERS.slice(6, 6 + more))
const drawn = (scene: Scene) => scene.allComing().give({ type: 'drawLots', ...at })

const CALLS = [
  walk(
    ['not-called', openEvening().signed('rossi'), answer(1, 'more-time'), socio('rossi')],
    ['table-counted', counting(called()), answer(6, 'more-time'), socio('viola')],
    ['others-wait-for-it', called(), answer(6, 'more-time'), socio('viola')],
    ['accepted', called(), answer(6, 'coming'), socio('viola')],
  ),
  walk(
    [
      'already-answered',
      calledFive().give(answer(1, 'coming'), segretario),
      answer(1, 'coming'),
      socio('rossi'),
    ],
    [
      'more-time-once',
      calledFive().give(answer(1, 'coming'), segretario),
      answer(1, 'more-time'),
      socio('rossi'),
    ],
    ['accepted', calledFive(), answer(1, 'more-time'), socio('rossi')],
  ),
  walk(
    ['not-called', calledFive().give(answer(1, 'coming'), segretario), expire, orologio],
    ['time-not-over', calledFive(), expire, orologio],
    ['accepted', calledFive().after('00:10'), expire, orologio],
  ),
  walk(
    ['no-first-table', openEvening().signed('rossi'), split, segretario],
    [
      'two-tables-already',
      drawn(six(4).give(split, segretario).signed('marini')),
      split,
      segretario,
    ],
    ['seats-assigned', drawn(six(3)), split, segretario],
    ['fewer-than-ten', six(3), split, segretario],
    ['accepted', six(4), split, segretario],
  ),
]

const start = { type: 'startGame', ...at } as const
const giro = (giro: number) => ({ type: 'beginGiro', ...at, giro }) as const
const chosen = () => agree(calledFive({ level: 1 }))
const first = (scene: Scene) => scene.give({ type: 'setFirstCartaro', ...at, seat: 1 })

const START = [
  walk(
    ['deals-are-recorded', calledFive(), start],
    ['seats-not-assigned', calledFive({ level: 1 }), start],
    ['game-under-way', counting(sat(chosen(), 'rossi')), start],
    ['no-first-cartaro', sat(chosen(), 'rossi'), start],
    ['too-few-seated', first(sat(chosen(), 'rossi')), start],
    ['entrata-unpaid', first(sat(chosen(), 'rossi', 'bianchi', 'verdi')), start],
    ['accepted', first(sat(chosen(), 'rossi', 'bianchi', 'verdi')).paid(), start],
  ),
  walk(
    ['deals-are-recorded', tableOfFive(), giro(1)],
    ['game-not-under-way', tableOfFive({ level: 1 }), giro(1)],
    ['giro-already-begun', gameOfFive(), giro(1)],
    ['giro-not-next', inLastGiro(), giro(3)],
    ['last-giro-over', inLastGiro(), giro(2)],
    ['accepted', gameOfFive(), giro(2)],
  ),
]

/** Rossi left after the first hour; the seat is held from then. */
const left = () => gameOfFive().after('01:00').give(leave('rossi'), socio('rossi'))
/** The same where colpi are dealt. */
const leftInPlay = () =>
  tableOfFive().afterColpi(1).after('01:00').give(leave('rossi'), socio('rossi'))
const dealtAway = (time: string) => dealt(tableOfFive().afterColpi(1).away('00:00')).after(time)

const ABSENCE = [
  walk(
    ['game-not-on', calledFive(), of('goAway')],
    ['not-seated', gameOfFive().away('00:01'), of('goAway')],
    ['accepted', gameOfFive(), of('goAway')],
  ),
  walk(
    ['game-not-on', counting(gameOfFive()), of('comeBack')],
    ['no-seat-kept', gameOfFive(), of('comeBack')],
    ['half-hour-over', heldAndElsewhere().after('00:31'), of('comeBack'), socio('rossi')],
    ['sits-elsewhere', heldAndElsewhere(), of('comeBack'), socio('rossi')],
    ['accepted', left(), of('comeBack')],
  ),
  walk(
    ['not-away', dealt(tableOfFive()), of('loseSeat'), orologio],
    ['colpo-in-play', dealtAway('00:10'), of('loseSeat'), orologio],
    ['half-hour-not-over', gameOfFive().away('00:10'), of('loseSeat'), orologio],
    ['accepted', gameOfFive().away('00:31'), of('loseSeat'), orologio],
  ),
  walk(
    ['no-seat-kept', dealt(tableOfFive()), of('releaseSeat'), orologio],
    ['colpo-in-play', dealt(leftInPlay()), of('releaseSeat'), orologio],
    ['half-hour-not-over', leftInPlay(), of('releaseSeat'), orologio],
    ['accepted', leftInPlay().after('00:31'), of('releaseSeat'), orologio],
  ),
  walk(
    ['no-seat-kept', dealt(tableOfFive()), of('waiveSeat')],
    ['colpo-in-play', dealt(leftInPlay()), of('waiveSeat')],
    ['accepted', leftInPlay(), of('waiveSeat')],
  ),
  walk(
    ['not-at-this-table', tableOfFive(), leave('viola', { allowed: true })],
    ['withdraw-instead', tableOfFive(), leave('rossi', { allowed: true }), socio('rossi')],
    ['colpo-to-finish', dealt(tableOfFive()), leave('rossi', { allowed: true }), socio('rossi')],
    ['deputato-allows', gameOfFive(), leave('rossi', { allowed: true }), socio('rossi')],
    ['first-hour', gameOfFive(), leave('rossi'), socio('rossi')],
    ['accepted', gameOfFive(), leave('rossi', { allowed: true }), deputato()],
  ),
]

export const FORMATION = [...LISTS, WITNESSED, ...SIGN_UPS, ...CALLS, ...START, ...ABSENCE]
