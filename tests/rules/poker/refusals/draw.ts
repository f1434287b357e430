import { inPlay, playedTable, said } from '../play/said'
import { arrived, drawing, inTheColpo, opened, raisedAndDrawing, row, twoAlone } from './play'
import { at, of } from './scenes'
import { walk } from './walk'

/** At the draw bianchi admits a wrong opening. */
const questioned = () => said(drawing(), 'bianchi was-wrong')
/** Verdi was found with six cards, and the neighbour bianchi with four. */
const withFour = () => drawing().give({ ...of('reportSixCards', 'verdi'), neighbour: 'bianchi' })
const begun = () => said(arrived(), 'bianchi parols')
const correct = (member: string, seen = false) => ({
  ...of('correctCards', member),
  cards: 2,
  seen,
})
const secondTake = { type: 'giveSecondTake', ...at } as const
const error = (member: string, which: 'face-up' | 'too-many-cards' = 'face-up') => ({
  ...of('reportDrawError', member),
  error: which,
})
const lost = (member: string) => ({ ...of('reportLostCards', member), cards: 1, evident: false })
/** All others threw their cards upon bianchi's opening. */
const alone = () => said('bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds')
const rebuild = { type: 'rebuildMazzo', ...at } as const

const DRAW = [
  inTheColpo(
    questioned(),
    'gialli asks 1',
    row('opening-in-question', questioned(), 'gialli asks 1'),
    row('not-at-the-draw', opened(), 'rossi asks 1'),
    row('discarded-already', said(drawing(), 'bianchi asks 1'), 'bianchi asks 2'),
    row('not-your-turn', drawing(), 'verdi asks 1'),
    row('more-than-held', withFour(), 'bianchi asks 5'),
    row('accepted', withFour(), 'bianchi asks 4'),
  ),
  inTheColpo(
    drawing(),
    correct('verdi', true),
    row('nothing-asked-yet', said(drawing(), 'bianchi asks 1'), correct('verdi', true)),
    row(
      'next-has-spoken',
      said(drawing(), 'bianchi asks 1, verdi asks 1'),
      correct('bianchi', true),
    ),
    row('cards-seen', said(drawing(), 'bianchi asks 1'), correct('bianchi', true)),
    row('accepted', said(drawing(), 'bianchi asks 1'), correct('bianchi')),
  ),
  inTheColpo(
    drawing(),
    secondTake,
    row('second-take-not-due', drawing(), secondTake),
    row('accepted', said(drawing(), 'bianchi asks 5, verdi asks 0, neri asks 0'), secondTake),
  ),
  inTheColpo(
    questioned(),
    error('gialli'),
    row('opening-in-question', questioned(), error('gialli')),
    row('not-at-the-draw', opened(), error('gialli')),
    row('not-in-the-game', begun(), error('gialli')),
    row('too-late-for-that', begun(), error('verdi')),
    row('accepted', begun(), error('verdi', 'too-many-cards')),
  ),
  inTheColpo(
    questioned(),
    lost('viola'),
    row('not-dealt-in', questioned(), lost('viola')),
    row('opening-in-question', questioned(), lost('gialli')),
    row('cards-thrown', drawing(), lost('gialli')),
    row('last-hand-left', alone(), { ...lost('bianchi'), cards: 5 }),
    row('accepted', drawing(), lost('verdi')),
  ),
  inTheColpo(
    opened(),
    rebuild,
    row('not-at-the-draw', opened(), rebuild),
    row('accepted', drawing(), rebuild),
  ),
]

const withdraw = (member: string) => ({
  ...of('withdrawForPack', member),
  because: 'quadriglia' as const,
})
const alien = (member: string) => ({
  ...of('withdrawForPack', member),
  because: 'alien-card' as const,
})
const quadriglie = (lowest: number) => ({ type: 'reportQuadriglie', ...at, lowest }) as const
const wrongCount = { type: 'reportWrongCount', ...at } as const
const six = (member: string, neighbour: string) => ({ ...of('reportSixCards', member), neighbour })
const note = (member: string) => ({ ...of('noteAtTable', member), provision: 'XI.5' as const })

const PACK = [
  inTheColpo(
    questioned(),
    withdraw('viola'),
    row('not-dealt-in', questioned(), withdraw('viola')),
    row('opening-in-question', questioned(), withdraw('gialli')),
    row('cards-thrown', begun(), withdraw('gialli')),
    row('too-late-for-that', begun(), withdraw('verdi')),
    row('no-quadriglia', drawing(), withdraw('verdi')),
    row('accepted', drawing(), alien('verdi')),
  ),
  inTheColpo(
    drawing(),
    quadriglie(6),
    row('not-below-the-pack', drawing(), quadriglie(6)),
    row('accepted', drawing(), quadriglie(5)),
  ),
  inTheColpo(
    begun(),
    wrongCount,
    row('too-late-for-that', begun(), wrongCount),
    row('accepted', drawing(), wrongCount),
  ),
  inTheColpo(
    questioned(),
    six('viola', 'neri'),
    row('not-dealt-in', questioned(), six('viola', 'neri')),
    row('opening-in-question', questioned(), six('gialli', 'neri')),
    row('cards-thrown', begun(), six('gialli', 'bianchi')),
    row('not-opened-yet', inPlay(), six('bianchi', 'neri')),
    row('too-late-for-that', begun(), six('bianchi', 'neri')),
    row('not-neighbours', drawing(), six('bianchi', 'neri')),
    row('accepted', drawing(), six('verdi', 'neri')),
  ),
  inTheColpo(
    drawing(),
    note('viola'),
    row('not-dealt-in', drawing(), note('viola')),
    row('accepted', drawing(), note('verdi')),
  ),
]

const partito = { type: 'agreePartito', ...at } as const
const layDown = { type: 'layDown', ...at } as const
const pact = (...members: string[]) => ({ type: 'declareAffranco' as const, ...at, members })
const ofThree = () => playedTable({ affranco: true, affrancoMax: 3 })
/** Where either condition is enough for a partito, bianchi opens for these chips and verdi raises. */
const raisedFrom = (opens: number) =>
  said(
    inPlay({ partitoWhen: 'either' }),
    `bianchi opens ${opens}, verdi raises 12, neri folds, gialli folds, rossi folds, bianchi accepts`,
  )
const raisedAndQuestioned = () => said(raisedAndDrawing(), 'bianchi was-wrong')
const raisedAndArrived = () => said(raisedAndDrawing(), 'bianchi asks 0, verdi asks 0')

const PACTS = [
  inTheColpo(
    raisedAndQuestioned(),
    partito,
    row('opening-in-question', raisedAndQuestioned(), partito),
    row('too-late-for-that', said(raisedAndArrived(), 'bianchi bets 5'), partito),
    row('partito-not-now', raisedAndDrawing(), partito),
    row(
      'accepted',
      said('bianchi opens 5, verdi accepts, neri folds, gialli folds, rossi folds'),
      partito,
    ),
  ),
  inTheColpo(
    raisedAndArrived(),
    layDown,
    row('too-late-for-that', raisedAndArrived(), layDown),
    row('not-two-affranchi-alone', drawing(), layDown),
    row('accepted', twoAlone(), layDown),
  ),
  walk(
    ['affranco-off', inPlay(), pact('viola')],
    ['too-late-for-that', inPlay({ affranco: true }), pact('viola')],
    ['affranco-of-two', playedTable({ affranco: true }), pact('viola')],
    ['accepted', playedTable({ affranco: true }), pact('verdi', 'neri')],
  ),
  walk(
    ['too-late-for-that', inPlay({ affranco: true, affrancoMax: 3 }), pact('viola')],
    ['affranco-of-three', ofThree(), pact('viola')],
    ['accepted', ofThree(), pact('verdi', 'neri', 'rossi')],
  ),
  inTheColpo(
    raisedFrom(6),
    partito,
    row('partito-by-neither', raisedFrom(6), partito),
    row('accepted', raisedFrom(5), partito),
  ),
]

export const DRAWING = [...DRAW, ...PACK, ...PACTS]
