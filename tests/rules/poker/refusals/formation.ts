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
import { walk } from './walk'

const at = { table: 'T1' } as const
const sign = (list = 'L1', strokes = AUTOGRAPH) => ({ type: 'sign' as const, list, strokes })
const closeList = { type: 'closeList', list: 'L1' } as const
const lastGiro = (on: boolean) => ({ type: 'announceLastGiro', table: 'T1', on }) as const
const inLastGiro = () => gameOfFive().after('01:00').give(lastGiro(true), segretario)
const leave = (member: string, choice: { allowed?: boolean; waive?: boolean } = {}) => {
  const free = { allowed: false, anyway: false, waive: false }
  return { type: 'leave' as const, ...at, member, ...free, ...choice }
}
const beginCount = { type: 'beginCount', ...at } as const
const counting = (scene: Scene) => scene.give(beginCount, segretario)
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

export const LISTS = [
  walk(
    ['evening-already-open', openEvening(), segretario, evening],
    ['accepted', new Scene(), segretario, evening],
  ),
  walk(
    ['table-not-closed', gameOfFive(), segretario, { type: 'closeEvening' }],
    ['accepted', calledFive(), segretario, { type: 'closeEvening' }],
  ),
  walk(
    ['class-already-listed', openEvening(), segretario, list],
    ['accepted', openEvening(), segretario, { ...list, settings: settingsOf({ uscita: 2 }) }],
  ),
  walk(
    ['list-closed', openEvening().give(closeList, segretario), segretario, closeList],
    ['someone-waits', openEvening().signed('rossi'), segretario, closeList],
    ['places-free', gameOfFive(), segretario, closeList],
    ['accepted', openEvening(), segretario, closeList],
  ),
  walk(
    ['game-not-under-way', tableOfFive(), segretario, lastGiro(true)],
    ['last-giro-announced', inLastGiro(), segretario, lastGiro(true)],
    ['hour-not-over', gameOfFive().after('00:59'), segretario, lastGiro(true)],
    ['accepted', gameOfFive().after('01:00'), segretario, lastGiro(true)],
  ),
  walk(
    ['last-giro-not-announced', gameOfFive(), segretario, lastGiro(false)],
    ['accepted', inLastGiro(), segretario, lastGiro(false)],
  ),
  walk(
    ['list-closed', openEvening().give(closeList, segretario), socio('rossi'), sign('L1', [])],
    ['autograph-missing', calledFive(), socio('rossi'), sign('L1', [])],
    ['already-signed', gameOfFive(), socio('rossi'), sign()],
    ['already-playing', heldAndElsewhere(), socio('rossi'), sign()],
    [
      'seat-held-for-you',
      gameOfFive().after('01:00').give(leave('rossi'), socio('rossi')),
      socio('rossi'),
      sign(),
    ],
    ['accepted', gameOfFive(), socio('viola'), sign()],
  ),
]

const witness = (member: string, strokes = AUTOGRAPH) =>
  ({ type: 'witnessSignature', list: 'L1', member, strokes, cannotDraw: false }) as const
const OWN = 'segreteria'

const WITNESSED = walk(
  ['list-closed', openEvening().give(closeList, segretario), segretario, witness(OWN, [])],
  ['own-witness', calledFive(), segretario, witness(OWN, [])],
  ['autograph-missing', calledFive(), segretario, witness('rossi', [])],
  ['already-signed', gameOfFive(), segretario, witness('rossi')],
  ['already-playing', heldAndElsewhere(), segretario, witness('rossi')],
  [
    'seat-held-for-you',
    gameOfFive().after('01:00').give(leave('rossi'), socio('rossi')),
    segretario,
    witness('rossi'),
  ],
  ['accepted', gameOfFive(), segretario, witness('viola')],
)

const withdraw = { type: 'withdraw', signUp: 1 } as const
const askAgain = { type: 'askAgain', signUp: 6 } as const
const onBoth = () => withSecondList(calledFive()).signedOn('L2', 'rossi', 'viola', 'conti', 'serra')

export const SIGN_UPS = [
  walk(
    ['sign-up-ended', calledFive().give(withdraw, segretario), socio('rossi'), withdraw],
    ['table-counted', counting(gameOfFive()), socio('rossi'), withdraw],
    ['leave-the-table-instead', gameOfFive(), socio('rossi'), withdraw],
    ['accepted', tableOfFive(), socio('rossi'), withdraw],
  ),
  walk(
    ['presence-unchanged', gameOfFive(), segretario, presence('rossi', true)],
    ['sits-at-a-table', gameOfFive(), segretario, presence('rossi', false)],
    ['accepted', openEvening(), segretario, presence('rossi', false)],
  ),
  walk(
    ['no-offer-passed', calledFive().signed('viola'), socio('viola'), askAgain],
    ['accepted', calledFive().signed('viola').waiting('00:02'), socio('viola'), askAgain],
  ),
  walk(
    ['no-option-due', onBoth(), socio('rossi'), { type: 'opt', signUp: 6 }],
    ['accepted', onBoth().signedOn('L2', 'fonti'), socio('rossi'), { type: 'opt', signUp: 6 }],
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

export const CALLS = [
  walk(
    ['not-called', openEvening().signed('rossi'), socio('rossi'), answer(1, 'more-time')],
    ['table-counted', counting(called()), socio('viola'), answer(6, 'more-time')],
    ['others-wait-for-it', called(), socio('viola'), answer(6, 'more-time')],
    ['accepted', called(), socio('viola'), answer(6, 'coming')],
  ),
  walk(
    [
      'already-answered',
      calledFive().give(answer(1, 'coming'), segretario),
      socio('rossi'),
      answer(1, 'coming'),
    ],
    [
      'more-time-once',
      calledFive().give(answer(1, 'coming'), segretario),
      socio('rossi'),
      answer(1, 'more-time'),
    ],
    ['accepted', calledFive(), socio('rossi'), answer(1, 'more-time')],
  ),
  walk(
    ['not-called', calledFive().give(answer(1, 'coming'), segretario), orologio, expire],
    ['time-not-over', calledFive(), orologio, expire],
    ['accepted', calledFive().after('00:10'), orologio, expire],
  ),
  walk(
    ['no-first-table', openEvening().signed('rossi'), segretario, split],
    [
      'two-tables-already',
      drawn(six(4).give(split, segretario).signed('marini')),
      segretario,
      split,
    ],
    ['seats-assigned', drawn(six(3)), segretario, split],
    ['fewer-than-ten', six(3), segretario, split],
    ['accepted', six(4), segretario, split],
  ),
]

const start = { type: 'startGame', ...at } as const
const giro = (giro: number) => ({ type: 'beginGiro', ...at, giro }) as const
const chosen = () => agree(calledFive({ level: 1 }))
const first = (scene: Scene) => scene.give({ type: 'setFirstCartaro', ...at, seat: 1 })

export const START = [
  walk(
    ['deals-are-recorded', calledFive(), tavolo(), start],
    ['seats-not-assigned', calledFive({ level: 1 }), tavolo(), start],
    ['game-under-way', counting(sat(chosen(), 'rossi')), tavolo(), start],
    ['no-first-cartaro', sat(chosen(), 'rossi'), tavolo(), start],
    ['too-few-seated', first(sat(chosen(), 'rossi')), tavolo(), start],
    ['entrata-unpaid', first(sat(chosen(), 'rossi', 'bianchi', 'verdi')), tavolo(), start],
    ['accepted', first(sat(chosen(), 'rossi', 'bianchi', 'verdi')).paid(), tavolo(), start],
  ),
  walk(
    ['deals-are-recorded', tableOfFive(), tavolo(), giro(1)],
    ['game-not-under-way', tableOfFive({ level: 1 }), tavolo(), giro(1)],
    ['giro-already-begun', gameOfFive(), tavolo(), giro(1)],
    ['giro-not-next', inLastGiro(), tavolo(), giro(3)],
    ['last-giro-over', inLastGiro(), tavolo(), giro(2)],
    ['accepted', gameOfFive(), tavolo(), giro(2)],
  ),
]

const of = <T extends string>(type: T, member = 'rossi') => ({ type, ...at, member })
/** Rossi left after the first hour; the seat is held from then. */
const left = () => gameOfFive().after('01:00').give(leave('rossi'), socio('rossi'))
/** The same where colpi are dealt. */
const leftInPlay = () =>
  tableOfFive().afterColpi(1).after('01:00').give(leave('rossi'), socio('rossi'))
const dealtAway = (time: string) => dealt(tableOfFive().afterColpi(1).away('00:00')).after(time)

export const ABSENCE = [
  walk(
    ['game-not-on', calledFive(), tavolo(), of('goAway')],
    ['not-seated', gameOfFive().away('00:01'), tavolo(), of('goAway')],
    ['accepted', gameOfFive(), tavolo(), of('goAway')],
  ),
  walk(
    ['game-not-on', counting(gameOfFive()), tavolo(), of('comeBack')],
    ['no-seat-kept', gameOfFive(), tavolo(), of('comeBack')],
    ['half-hour-over', heldAndElsewhere().after('00:31'), socio('rossi'), of('comeBack')],
    ['sits-elsewhere', heldAndElsewhere(), socio('rossi'), of('comeBack')],
    ['accepted', left(), tavolo(), of('comeBack')],
  ),
  walk(
    ['not-away', dealt(tableOfFive()), orologio, of('loseSeat')],
    ['colpo-in-play', dealtAway('00:10'), orologio, of('loseSeat')],
    ['half-hour-not-over', gameOfFive().away('00:10'), orologio, of('loseSeat')],
    ['accepted', gameOfFive().away('00:31'), orologio, of('loseSeat')],
  ),
  walk(
    ['no-seat-kept', dealt(tableOfFive()), orologio, of('releaseSeat')],
    ['colpo-in-play', dealt(leftInPlay()), orologio, of('releaseSeat')],
    ['half-hour-not-over', leftInPlay(), orologio, of('releaseSeat')],
    ['accepted', leftInPlay().after('00:31'), orologio, of('releaseSeat')],
  ),
  walk(
    ['no-seat-kept', dealt(tableOfFive()), tavolo(), of('waiveSeat')],
    ['colpo-in-play', dealt(leftInPlay()), tavolo(), of('waiveSeat')],
    ['accepted', leftInPlay(), tavolo(), of('waiveSeat')],
  ),
  walk(
    ['not-at-this-table', tableOfFive(), tavolo(), leave('viola', { allowed: true })],
    ['withdraw-instead', tableOfFive(), socio('rossi'), leave('rossi', { allowed: true })],
    ['colpo-to-finish', dealt(tableOfFive()), socio('rossi'), leave('rossi', { allowed: true })],
    ['deputato-allows', gameOfFive(), socio('rossi'), leave('rossi', { allowed: true })],
    ['first-hour', gameOfFive(), socio('rossi'), leave('rossi')],
    ['accepted', gameOfFive(), deputato(), leave('rossi', { allowed: true })],
  ),
]

export const FORMATION = [...LISTS, WITNESSED, ...SIGN_UPS, ...CALLS, ...START, ...ABSENCE]
