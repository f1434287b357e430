import { command, inPlay, playedTable, said } from '../play/said'
import { dealt } from '../support/colpi'
import { tableOfFive } from '../support/phrases'
import type { GivenCommand, Scene } from '../support/scene'
import { at, disputed, of } from './scenes'
import { type Row, type Walk, walk } from './walk'

/** Verdi is in, neri has folded, and it is gialli's turn. */
export const opened = () => said('bianchi opens 10, verdi accepts, neri folds')
/** The same, after bianchi admitted a wrong opening. */
const questioned = () => said(opened(), 'bianchi was-wrong')
/** Neri accepted too early and verdi has entered since: neri keeps the acceptance or takes it back. */
const chooses = () => said('bianchi opens 10', 'neri accepts', 'verdi accepts')
export const drawing = (choice = {}) =>
  said(inPlay(choice), 'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds')
export const arrived = (choice = {}) =>
  said(drawing(choice), 'bianchi asks 0, verdi asks 0, neri asks 0')
/** Neri is all in with a small raise, so bianchi, who has already spoken, may not raise. */
const shortRaise = () =>
  said(
    inPlay({ cip: 50 }),
    'bianchi opens 60, verdi accepts, neri raises 99, gialli folds, rossi folds',
  )

/** No colpo is played move by move, and a dispute waits at the table. */
const noPlay = () => disputed(dealt(tableOfFive()))

export const row = (reason: string, scene: Scene, what: GivenCommand | string): Row => [
  reason,
  scene,
  typeof what === 'string' ? command(what) : what,
]

/** The reasons that stop any word at the table, then the rows of this one. */
export const inTheColpo = (
  stopped: Scene,
  what: GivenCommand | string,
  ...rows: readonly Row[]
): Walk =>
  walk(row('no-play', noPlay(), what), row('dispute-open', disputed(stopped), what), ...rows)

/** The same for words that need cards in hand: `words` are the command without the player's name. */
const byHolder = (words: string, ...rows: readonly Row[]): Walk =>
  inTheColpo(
    questioned(),
    `viola ${words}`,
    row('not-dealt-in', questioned(), `viola ${words}`),
    row('opening-in-question', questioned(), `neri ${words}`),
    row('cards-thrown', opened(), `neri ${words}`),
    ...rows,
  )

/** Two players have declared the affranco; the first colpo is dealt. */
const paired = (...members: string[]) =>
  dealt(playedTable({ affranco: true }).give({ type: 'declareAffranco', ...at, members }))
const inPassetto = () =>
  said(
    paired('bianchi', 'gialli'),
    'bianchi passes, verdi passes, neri passes, gialli opens 5, rossi folds',
  )
const partnerOpened = () => said(paired('verdi', 'neri'), 'bianchi passes, verdi opens 5')
const partnerRaised = () => said(paired('verdi', 'neri'), 'bianchi opens 5, verdi raises 20')
const partnerReraised = () =>
  said(
    paired('verdi', 'neri'),
    'bianchi opens 5, verdi accepts, neri raises 20, gialli folds, rossi folds, bianchi folds',
  )
export const twoAlone = () =>
  said(partnerOpened(), 'neri accepts, gialli folds, rossi folds, bianchi folds')
const twoArrived = () => said(twoAlone(), 'verdi asks 0, neri asks 0')

const WORDS = [
  byHolder(
    'passes',
    row('not-your-turn', opened(), 'rossi passes'),
    row('already-opened', opened(), 'gialli passes'),
    row('accepted', inPlay(), 'bianchi passes'),
  ),
  byHolder(
    'opens 500',
    row('keep-or-withdraw-first', chooses(), 'neri opens 500'),
    row('not-your-turn', drawing(), 'verdi opens 500'),
    row('early-stands', said('verdi opens 5'), 'verdi opens 500'),
    row('already-opened', arrived(), 'verdi opens 500'),
    row('too-little', inPlay({ cip: 5 }), 'bianchi opens 4'),
    row('above-resto', inPlay(), 'bianchi opens 100'),
    row('accepted', inPlay(), 'bianchi opens 99'),
  ),
  byHolder(
    'accepts',
    row('keep-or-withdraw-first', chooses(), 'neri accepts'),
    row('not-your-turn', said(arrived(), 'bianchi parols'), 'bianchi accepts'),
    row('early-stands', said(opened(), 'rossi accepts'), 'rossi accepts'),
    row('nothing-to-accept', inPlay(), 'bianchi accepts'),
    row('accepted', opened(), 'gialli accepts'),
  ),
  inTheColpo(
    opened(),
    'neri accepts',
    row('companion-needs-tris', partnerRaised(), 'neri accepts'),
    row('accepted', partnerRaised(), 'neri accepts tris'),
  ),
  inTheColpo(
    opened(),
    'verdi accepts',
    row('companion-waits', partnerReraised(), 'verdi accepts'),
    row('accepted', partnerReraised(), 'verdi accepts tris'),
  ),
  byHolder(
    'raises 500',
    row('keep-or-withdraw-first', chooses(), 'neri raises 500'),
    row('not-your-turn', said(arrived(), 'bianchi parols'), 'bianchi raises 500'),
    row('early-stands', said(opened(), 'rossi raises 30'), 'rossi raises 500'),
    row('nothing-to-raise', arrived(), 'bianchi raises 500'),
    row('raise-not-reopened', shortRaise(), 'bianchi raises 50'),
    row('resto-too-short', said('bianchi opens 99'), 'verdi raises 50'),
    row('too-little', inPassetto(), 'bianchi raises 5'),
    row('above-resto', inPassetto(), 'bianchi raises 500'),
    row('affranco-in-passetto', inPassetto(), 'bianchi raises 20'),
    row('affranco-needs-tris', partnerOpened(), 'neri raises 20'),
    row('accepted', partnerOpened(), 'neri raises 20 tris'),
  ),
  byHolder(
    'bets 500',
    row('not-after-draw', opened(), 'rossi bets 500'),
    row('not-your-turn', said(arrived(), 'bianchi parols'), 'bianchi bets 500'),
    row('early-stands', said(arrived(), 'verdi bets 5'), 'verdi bets 500'),
    row('bet-before-you', said(arrived(), 'bianchi bets 5'), 'verdi bets 500'),
    row('too-little', arrived({ cip: 5 }), 'bianchi bets 4'),
    row('above-resto', twoArrived(), 'verdi bets 500'),
    row('affranchi-lay-down', twoArrived(), 'verdi bets 5'),
    row('accepted', arrived(), 'bianchi bets 5'),
  ),
  byHolder(
    'parols',
    row('not-after-draw', opened(), 'rossi parols'),
    row('not-your-turn', said(arrived(), 'bianchi parols'), 'bianchi parols'),
    row('early-stands', said(arrived(), 'verdi parols'), 'verdi parols'),
    row('bet-before-you', said(arrived(), 'bianchi bets 5'), 'verdi parols'),
    row('affranchi-lay-down', twoArrived(), 'verdi parols'),
    row('accepted', arrived(), 'bianchi parols'),
  ),
  byHolder(
    'folds',
    row('too-late-for-that', inPlay(), 'verdi folds'),
    row('keep-or-withdraw-first', chooses(), 'neri folds'),
    row('not-your-turn', opened(), 'rossi folds'),
    row('accepted', opened(), 'gialli folds'),
  ),
]

const early = () => said(opened(), 'rossi accepts')
const raised = () => said('bianchi opens 10, verdi raises 20')
export const raisedAndDrawing = () =>
  said(raised(), 'neri folds, gialli folds, rossi folds, bianchi accepts')
const contest = (member: string, leaves: boolean) => ({ ...of('contestRaise', member), leaves })
const undo = { type: 'undoMove', ...at, why: '' } as const
const enters = (member: string) => ({ ...of('judgeEntry', member), enters: true })

const TAKEN_BACK = [
  inTheColpo(
    opened(),
    'gialli keeps',
    row('nothing-early', early(), 'gialli keeps'),
    row('accepted', chooses(), 'neri keeps'),
  ),
  inTheColpo(
    opened(),
    'gialli withdraws',
    row('nothing-early', early(), 'gialli withdraws'),
    row('no-right-to-withdraw', early(), 'rossi withdraws'),
    row('accepted', chooses(), 'neri withdraws'),
  ),
  inTheColpo(
    opened(),
    of('changeMind', 'bianchi'),
    row('next-has-spoken', opened(), of('changeMind', 'bianchi')),
    row('nothing-to-take-back', opened(), of('changeMind', 'neri')),
    row('accepted', said(opened(), 'gialli accepts'), of('changeMind', 'gialli')),
  ),
  inTheColpo(
    inPlay(),
    undo,
    row('nothing-to-take-back', inPlay(), undo),
    row('accepted', opened(), undo),
  ),
  inTheColpo(
    questioned(),
    enters('viola'),
    row('not-dealt-in', questioned(), enters('viola')),
    row('opening-in-question', questioned(), enters('neri')),
    row('cards-thrown', opened(), enters('neri')),
    row('too-late-for-that', inPlay(), enters('rossi')),
    row('not-your-turn', opened(), enters('rossi')),
    row('accepted', opened(), enters('gialli')),
  ),
  inTheColpo(
    raised(),
    contest('neri', true),
    row('no-raise-of-his', said(raisedAndDrawing(), 'bianchi asks 0'), contest('neri', true)),
    row('too-late-for-that', said(raisedAndDrawing(), 'bianchi asks 0'), contest('verdi', true)),
    row('next-has-spoken', raisedAndDrawing(), contest('verdi', true)),
    row('accepted', raised(), contest('verdi', true)),
  ),
]

export const SPEAKING = [...WORDS, ...TAKEN_BACK]
