import { inPlay, said } from '../play/said'
import type { Scene } from '../support/scene'
import { arrived, drawing, inTheColpo, opened, row } from './play'
import { at, of } from './scenes'

const questioned = () => said(opened(), 'bianchi was-wrong')
const bets = 'bianchi parols, verdi bets 5, neri accepts, bianchi accepts'
/** Bianchi, verdi and neri have their hands to show; the opening is not judged yet. */
const unsaid = () => said(arrived(), bets)
const showing = () => said(unsaid(), 'bianchi opened-right')
const oneShown = (scene = showing()) => said(scene, 'bianchi shows Kc Kq 9p 8f 6c')
/** The same, with four cards in verdi's and in neri's hand. */
const fourCards = () => {
  const few = ['verdi', 'neri'].reduce<Scene>(
    (so, member) => so.give({ ...of('reportDrawError', member), error: 'too-few-cards' }),
    drawing(),
  )
  return oneShown(
    said(few, 'bianchi asks 0, verdi asks 0, neri asks 0', bets, 'bianchi opened-right'),
  )
}
/** The opener left because of a faulty pack, and the others show. */
const openerLeft = () => {
  const left = drawing().give({ ...of('withdrawForPack', 'bianchi'), because: 'alien-card' })
  return said(left, 'verdi asks 0, neri asks 0, verdi bets 5, neri accepts')
}
const opening = (
  member: string,
  choice: { excused?: boolean; cards?: string[]; honour?: 'poker' } = {},
) => ({
  ...of('showOpening', member),
  held: true,
  excused: false,
  ...choice,
})
/** Bianchi admitted a wrong opening at the showdown; verdi is asked, and drew no cards. */
const measured = () => said(unsaid(), 'bianchi opened-wrong')
/** The same, but verdi drew three. */
const threw = () =>
  said(drawing(), 'bianchi asks 0, verdi asks 3, neri asks 0', bets, 'bianchi opened-wrong')
const names = (...cards: string[]) => ({ ...of('answerOpening', 'verdi'), holds: true, cards })
const judge = (...winners: string[]) => ({
  type: 'judgeColpo' as const,
  ...at,
  ranking: [winners],
  honours: [],
})
const bad = { excused: true, cards: ['6c'] }

const OPENING = [
  inTheColpo(
    questioned(),
    'gialli was-wrong',
    row('opening-in-question', questioned(), 'gialli was-wrong'),
    row('not-the-opener', inPlay(), 'gialli was-wrong'),
    row('too-late-for-that', showing(), 'bianchi was-wrong'),
    row('accepted', opened(), 'bianchi was-wrong'),
  ),
  inTheColpo(
    opened(),
    'verdi holds-it',
    row('opening-not-asked', opened(), 'verdi holds-it'),
    row('nothing-thrown', measured(), names('2c')),
    row('not-in-the-pack', threw(), names('2c')),
    row('does-not-open', threw(), names('6c')),
    row('accepted', threw(), names('Kc', 'Kq')),
  ),
  inTheColpo(
    arrived(),
    opening('verdi', bad),
    row('not-the-opener', arrived(), opening('verdi', bad)),
    row('not-at-the-showdown', arrived(), opening('bianchi', bad)),
    row('not-in-the-game', openerLeft(), opening('bianchi', bad)),
    row('opening-already-said', showing(), opening('bianchi', bad)),
    row('nothing-went-back', unsaid(), opening('bianchi', bad)),
    row('does-not-open', unsaid(), opening('bianchi', { cards: ['6c'] })),
    row('opening-not-alone', unsaid(), opening('bianchi', { honour: 'poker' })),
    row('accepted', unsaid(), opening('bianchi', { cards: ['Kc', 'Kq'] })),
  ),
]

const HANDS = [
  inTheColpo(
    arrived(),
    'gialli shows',
    row('not-at-the-showdown', arrived(), 'gialli shows'),
    row('not-in-the-game', oneShown(), 'gialli shows'),
    row('already-shown', oneShown(), 'bianchi shows'),
    row('not-first-to-show', fourCards(), 'neri shows Ac Aq 9c 8q 7q'),
    row('more-than-held', fourCards(), 'verdi shows 5c Aq 9c 8q 7q'),
    row('five-cards-each', oneShown(), 'verdi shows Ac 5c'),
    row('not-in-the-pack', oneShown(), 'verdi shows 5c Kc 9c 8q 7q'),
    row('card-shown-twice', oneShown(), 'verdi shows Kc Aq 9c 8q 7q'),
    row('accepted', oneShown(), 'verdi shows Ac Aq 9c 8q 7q'),
  ),
  inTheColpo(
    arrived(),
    'gialli concedes',
    row('not-at-the-showdown', arrived(), 'gialli concedes'),
    row('not-in-the-game', oneShown(), 'gialli concedes'),
    row('already-shown', oneShown(), 'bianchi concedes'),
    row('last-hand-wins', said(unsaid(), 'bianchi mucks, verdi mucks'), 'neri concedes'),
    row('accepted', oneShown(), 'verdi concedes'),
  ),
  inTheColpo(
    arrived(),
    'gialli mucks',
    row('not-at-the-showdown', arrived(), 'gialli mucks'),
    row('not-in-the-game', oneShown(), 'gialli mucks'),
    row('already-shown', oneShown(), 'bianchi mucks'),
    row('last-hand-wins', said(unsaid(), 'bianchi mucks, verdi mucks'), 'neri mucks'),
    row('accepted', oneShown(), 'verdi mucks'),
  ),
  inTheColpo(
    arrived(),
    judge('gialli'),
    row('not-at-the-showdown', arrived(), judge('gialli')),
    row('not-in-the-game', unsaid(), judge('gialli')),
    row('opening-not-shown', unsaid(), judge('bianchi')),
    row('accepted', showing(), judge('bianchi')),
  ),
]

export const SHOWDOWN = [...OPENING, ...HANDS]
