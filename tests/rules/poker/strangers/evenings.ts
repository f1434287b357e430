import { segretario } from '@/simulate/actors'
import { said as saidAt } from '../play/said'
import { colpo, dealt, parolAmong } from '../support/colpi'
import { deputato, socio } from '../support/people'
import { calledFive, tableOfFive, withSecondList } from '../support/phrases'
import type { Scene } from '../support/scene'

type Level = 2 | 3

const at = { table: 'T1' } as const
const away = (scene: Scene, member: string) => scene.give({ type: 'goAway', ...at, member })
const leave = (scene: Scene, member: string, waive: boolean) =>
  scene.give({ type: 'leave', ...at, member, allowed: true, anyway: false, waive }, deputato())
const answer = (scene: Scene, member: string, answer: 'coming' | 'give-up') =>
  scene.give({ type: 'answerCall', signUp: scene.signUp(member).number, answer }, socio(member))
const taking = (scene: Scene, member: string, seat: number) =>
  answer(scene.signed(member), member, 'coming')
    .give({ type: 'takeSeat', ...at, member, seat })
    .paid()

/**
 * Two tables play, T1 at this level and T2 at the other. At T1 viola has left and the seat is held, serra is called and
 * has not come, corti let an offer pass. At T2 five others sit.
 */
export function twoTables(level: Level): Scene {
  const six = taking(tableOfFive({ level, seats: 7 }), 'viola', 6)
  const both = withSecondList(six, { level: level === 2 ? 3 : 2 })
    .signedOn('L2', 'conti', 'fonti', 'galli', 'marini', 'ferri')
    .allComing()
    .seatedInOrder('T2')
    .paid('T2')
    .afterColpi(1)
    .afterColpi(1, 'T2')
  const called = answer(leave(both, 'viola', false).signed('serra'), 'serra', 'coming')
  return called.signedOn('L2', 'corti')
}

/** The next colpo of T1 without neri; gialli holds cards and is away. It is verdi's turn, then gialli, rossi, bianchi. */
const inPlay = () => away(dealt(twoTables(3), 'neri'), 'gialli')
const said = (...lines: string[]) => saidAt(inPlay(), ...lines)

const OPENED = 'verdi opens 5, gialli accepts, rossi accepts, bianchi folds'
const DRAWN = 'verdi asks 2, gialli asks 0, rossi asks 0'

/** Neri, who sat between verdi and gialli, has left for good, and gialli is away. */
const besideEmpty = (level: Level) => away(leave(twoTables(level), 'neri', true), 'gialli')

/** Viola's seat is no longer held, so that viola may ask to return. */
const returning = (level: Level) =>
  away(
    twoTables(level)
      .give({ type: 'waiveSeat', ...at, member: 'viola' }, socio('viola'))
      .afterColpi(1),
    'gialli',
  )

const disputed = (scene: Scene) =>
  scene.give(
    {
      type: 'openDispute',
      ...at,
      colpo: scene.table().colpoNumber,
      about: 'Chi aveva aperto',
      provision: 'VI.3',
      contenders: ['rossi', 'gialli'],
    },
    socio('rossi'),
  )
/** The member leaves for good at level 2, and for a moment at level 3. */
const goes = (scene: Scene, level: Level, member: string) =>
  level === 2 ? leave(scene, member, true) : away(scene, member)
/** The table votes; the contender who opened the dispute has gone, and the other one is away. */
const voting = (level: Level) => away(goes(disputed(twoTables(level)), level, 'rossi'), 'gialli')
/** The table has decided for rossi. */
const decided = (level: Level) =>
  ['bianchi', 'verdi'].reduce(
    (so, member) =>
      so.give(
        { type: 'voteDispute', ...at, dispute: 1, member, inFavourOf: 'rossi' },
        socio(member),
      ),
    voting(level),
  )
/** Bianchi and verdi vote against each other, and neri is away: the cartaro’s word decides for the moment. */
const tied = (level: Level) =>
  [
    { member: 'bianchi', inFavourOf: 'rossi' },
    { member: 'verdi', inFavourOf: 'gialli' },
  ].reduce(
    (so, { member, inFavourOf }) =>
      so.give({ type: 'voteDispute', ...at, dispute: 1, member, inFavourOf }, socio(member)),
    away(voting(level), 'neri'),
  )
const PANEL = ['estranea', 'conti', 'arbitro']
/** Both named the same panel, one of them a player of the other table; the first has written a ruling. */
const ruled = (level: Level) => {
  const named = ['rossi', 'gialli'].reduce(
    (so, member) => so.give({ type: 'nameArbiter', ...at, dispute: 1, member, arbiters: PANEL }),
    decided(level),
  )
  const ruling = { inFavourOf: 'gialli', why: 'x', provision: null, final: true, transfers: [] }
  return named.give({ type: 'ruleDispute', ...at, dispute: 1, ...ruling }, socio('arbitro'))
}

/** After bianchi and verdi said parol, neri stays out of it, and gialli, who is away, declares next. */
const parol = (level: Level) =>
  away(colpo(twoTables(level), parolAmong({ verdi: 10, bianchi: 10 })), 'gialli').give(
    { type: 'declareParol', ...at, member: 'neri', in: false },
    socio('neri'),
  )

/** Neri has left, the winner bianchi has gone too, and gialli is away. */
const counting = (level: Level) =>
  away(goes(leave(twoTables(level), 'neri', true), level, 'bianchi'), 'gialli').give(
    { type: 'beginCount', ...at },
    segretario,
  )

/** The tableau is closed and its payments are for the members to make; neri’s is handed over. */
const closed = (level: Level) => {
  const begun = counting(level)
  const all = Object.values(begun.table().players).filter(({ casse }) => casse.length > 0)
  const counted = all.reduce(
    (so, { member }) =>
      so.give(
        {
          type: 'countResto',
          ...at,
          member,
          chips: so.table().closing?.expected[member] ?? 0,
        },
        segretario,
      ),
    begun,
  )
  const sheet = counted.give({ type: 'closeTableau', ...at, settleBy: 'members' }, segretario)
  const paid = sheet.table().tableau?.payments.find(({ from }) => from === 'neri')
  return sheet.give({ type: 'markHanded', ...at, payment: paid?.number ?? 0 }, segretario)
}

/** Rossi must opt between two lists, and viola let an offer pass. */
const forming = () =>
  answer(
    withSecondList(calledFive())
      .signedOn('L2', 'rossi', 'conti', 'serra', 'fonti', 'galli')
      .signed('viola', 'marini'),
    'viola',
    'give-up',
  )

const bothLevels = (name: string, scene: (level: Level) => Scene): [string, () => Scene][] =>
  ([2, 3] as const).map((level) => [`${name} at level ${level}`, () => scene(level)])

/** States of an evening, by what goes on at T1. */
export const EVENINGS: readonly (readonly [state: string, scene: () => Scene])[] = [
  ['its five are called', calledFive],
  ['two lists are signed', forming],
  ...bothLevels('between two colpi', (level) => away(twoTables(level), 'gialli')),
  ...bothLevels('a passata is asked', (level) =>
    ['gialli', 'verdi'].reduce(
      (so, member) => so.give({ type: 'askPassata', ...at, member, passate: 1 }),
      away(twoTables(level), 'gialli'),
    ),
  ),
  ...bothLevels('a seat fell empty', besideEmpty),
  ...bothLevels('one may return', returning),
  ...bothLevels('a return is asked', (level) =>
    returning(level).give({ type: 'askReturn', ...at, member: 'viola' }, socio('viola')),
  ),
  ['a colpo is in play at level 2', () => away(dealt(twoTables(2), 'neri'), 'gialli')],
  ['nobody has spoken', inPlay],
  ['one has passed', () => said('verdi passes')],
  ['two have passed', () => said('verdi passes, gialli passes')],
  ['opened', () => said('verdi opens 5, gialli accepts, rossi folds')],
  ['one spoke early', () => said('verdi opens 5, bianchi accepts, gialli accepts, rossi folds')],
  ['the draw', () => said(OPENED)],
  ['one has drawn', () => said(OPENED, 'verdi asks 2')],
  ['the opening is in question', () => said(OPENED, 'verdi was-wrong, gialli holds-nothing')],
  ['after the draw', () => said(OPENED, DRAWN)],
  [
    'a player who folded is asked about the opening',
    () => said(OPENED, DRAWN, 'verdi bets 5, gialli folds, rossi accepts, verdi opened-wrong'),
  ],
  ['a bet after the draw', () => said(OPENED, DRAWN, 'verdi bets 5, gialli accepts')],
  ['the showdown', () => said(OPENED, DRAWN, 'verdi bets 5, gialli accepts, rossi accepts')],
  [
    'the showdown without the opener',
    () => said(OPENED, DRAWN, 'verdi bets 5, gialli raises 20, rossi accepts, verdi folds'),
  ],
  ['a colpo in play is disputed', () => disputed(said(OPENED))],
  ...bothLevels('the table votes', voting),
  ...bothLevels('the vote is tied', tied),
  ...bothLevels('the table has decided', decided),
  ...bothLevels('arbiters are named', ruled),
  ...bothLevels('a parol is declared', parol),
  ...bothLevels('the resti are counted', counting),
  ...bothLevels('the tableau is closed', closed),
]
