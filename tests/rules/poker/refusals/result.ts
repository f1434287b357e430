import {
  colpo,
  dealt,
  declared,
  type GivenOutcome,
  NOBODY_OPENED,
  parolAmong,
  passata,
  won,
} from '../support/colpi'
import { ofFirstEdition } from '../support/editions'
import { tavolo } from '../support/people'
import { tableOfFive } from '../support/phrases'
import { at, away, back, closed, counting, disputed, gone } from './scenes'
import { walk } from './walk'

const record = (outcome: GivenOutcome) => ({ type: 'recordColpo', ...at, outcome }) as const
const correct = (number: number, outcome: GivenOutcome) =>
  ({ type: 'correctColpo', ...at, colpo: number, outcome, why: 'vincitore sbagliato' }) as const
const acknowledge = { type: 'acknowledgeCorrection', ...at, colpo: 2 } as const
const poker = (member: string, unopposed = false) => ({
  member,
  honour: 'poker' as const,
  unopposed,
})
const bet = { verdi: 10, neri: 10 }
const SECOND = { colpo: 2, words: 0 }
const twice: GivenOutcome = {
  kind: 'won',
  put: [
    { member: 'verdi', chips: 5 },
    { member: 'verdi', chips: 5 },
  ],
  ranking: [['viola']],
  honours: [],
  refund: null,
}
const backAbove = { back: [{ member: 'rossi', chips: 9 }] }
const short = { bianchi: 10, verdi: 50, neri: 50 }
const rich = () => dealt(passata(passata(tableOfFive(), 'neri'), 'gialli'))
const side = { verdi: 99, neri: 150, gialli: 150 }
const noHonours = () => dealt(tableOfFive({ onori: 'nessuno' }))
/** Verdi won the whole resto of neri, who then won it back. */
const wonAndLost = () => {
  const first = colpo(tableOfFive(), won({ verdi: 99, neri: 99 }, [['verdi']]))
  const again = passata(first, 'neri', 2)
  return colpo(again, won({ verdi: 199, neri: 199 }, [['neri']]))
}

const lastWon = (choice = {}) => colpo(tableOfFive(choice), won(bet, [['neri']]))
/** The second colpo is in play, move by move. */
const movesKept = () => dealt(lastWon({ level: 3 }))

export const RESULT = [
  walk(
    ['said-since', disputed(tableOfFive().afterColpi(1)).seeing(SECOND), tavolo(), record(twice)],
    ['no-colpo-in-play', disputed(tableOfFive().afterColpi(1)), tavolo(), record(twice)],
    ['dispute-open', disputed(dealt(tableOfFive())), tavolo(), record(twice)],
    ['named-twice', dealt(tableOfFive()), tavolo(), record(twice)],
    ['accepted', dealt(tableOfFive()), tavolo(), record(won(bet, [['neri']]))],
  ),
  walk(
    ['no-colpo-in-play', disputed(tableOfFive().afterColpi(1)), tavolo(), record(twice)],
    ['dispute-open', disputed(dealt(tableOfFive())), tavolo(), record(twice)],
    ['named-twice', dealt(tableOfFive()), tavolo(), record(twice)],
    ['not-in-colpo', dealt(tableOfFive()), tavolo(), record(won({}, [['viola']], backAbove))],
    [
      'back-above-pot',
      dealt(tableOfFive()),
      tavolo(),
      record(won({ neri: 500 }, [['neri']], backAbove)),
    ],
    [
      'put-above-resto',
      noHonours(),
      tavolo(),
      record(won({ ...short, neri: 500 }, [['neri'], ['bianchi']])),
    ],
    [
      'bet-not-covered',
      noHonours(),
      tavolo(),
      record(won(short, [['neri'], ['bianchi']], { honours: [poker('rossi')] })),
    ],
    [
      'no-honours-here',
      noHonours(),
      tavolo(),
      record(won(bet, [['neri']], { honours: [poker('rossi')] })),
    ],
    [
      'honour-outside-colpo',
      dealt(tableOfFive()),
      tavolo(),
      record(won(bet, [['neri']], { honours: [poker('neri'), poker('neri'), poker('rossi')] })),
    ],
    [
      'honoured-twice',
      dealt(tableOfFive()),
      tavolo(),
      record(won(bet, [['neri']], { honours: [poker('neri', true), poker('neri')] })),
    ],
    [
      'not-unopposed',
      dealt(tableOfFive()),
      tavolo(),
      record(won(bet, [['neri']], { honours: [poker('neri', true)], refund: 'rossi' })),
    ],
    ['refund-from-outsider', rich(), tavolo(), record(won(side, [['verdi']], { refund: 'rossi' }))],
    [
      'wrong-opener-cannot-win',
      rich(),
      tavolo(),
      record(won(side, [['verdi']], { refund: 'verdi' })),
    ],
    ['side-amount-unclaimed', rich(), tavolo(), record(won(side, [['verdi']]))],
    ['accepted', rich(), tavolo(), record(won(side, [['verdi'], ['neri']]))],
  ),
  walk(
    ['tableau-closed', closed(wonAndLost()), tavolo(), correct(9, twice)],
    ['no-such-colpo', wonAndLost(), tavolo(), correct(9, twice)],
    [
      'nothing-to-correct',
      wonAndLost(),
      tavolo(),
      correct(1, won({ verdi: 99, neri: 99 }, [['verdi']])),
    ],
    ['named-twice', wonAndLost(), tavolo(), correct(1, twice)],
    ['later-colpi-depend', wonAndLost(), tavolo(), correct(1, NOBODY_OPENED)],
    [
      'would-be-short',
      wonAndLost(),
      tavolo(),
      correct(1, won({ verdi: 99, neri: 99 }, [['neri']])),
    ],
    ['accepted', wonAndLost(), tavolo(), correct(2, won({}, [['neri']]))],
  ),
  walk(
    ['later-colpi-depend', movesKept(), tavolo(), correct(1, NOBODY_OPENED)],
    ['money-between-colpi', movesKept(), tavolo(), correct(1, won(bet, [['verdi']]))],
    ['accepted', dealt(lastWon()), tavolo(), correct(1, won(bet, [['verdi']]))],
  ),
  walk(
    ['end-stands-at-count', counting(lastWon()), tavolo(), correct(1, NOBODY_OPENED)],
    ['accepted', counting(lastWon()), tavolo(), correct(1, won(bet, [['verdi']]))],
  ),
  walk(
    ['nothing-to-acknowledge', wonAndLost(), tavolo(), acknowledge],
    ['accepted', wonAndLost().give(correct(2, won({}, [['neri']]))), tavolo(), acknowledge],
  ),
]

const declare = (member: string) => ({ type: 'declareParol', ...at, member, in: true }) as const
const split = { type: 'splitParol', ...at, parts: 2 } as const
const parol = (choice = {}) => colpo(tableOfFive(choice), parolAmong(bet))
/** Gialli, whose turn it is, has less than the pot. */
const poor = () =>
  ['verdi', 'neri'].reduce((so, member) => so.give(declare(member)), parol({ uscita: 40 }))

/** Gialli, whose turn it is, has less than the others put in. */
const dearest = () =>
  ['verdi', 'neri'].reduce(
    (so, member) => so.give(declare(member)),
    colpo(passata(passata(tableOfFive(), 'verdi'), 'neri'), parolAmong({ verdi: 150, neri: 150 })),
  )

const retract = { type: 'retractDeclaration', ...at, member: 'bianchi' } as const
const unsplit = { type: 'unsplitParol', ...at } as const
const allDeclared = () => declared(parol(), 'verdi', 'neri')
const isSplit = () => allDeclared().give(split)
/** The parol of the last colpo has begun: verdi has declared. */
const begun = () => parol().give(declare('verdi'))
const others = { verdi: 10, gialli: 10 }
/** This player left before saying whether they come in, and their seat is held; verdi and neri are in. */
const without = (member: string) =>
  ['verdi', 'neri', 'rossi', 'bianchi'].reduce(
    (so, one) => so.give({ ...declare(one), in: one === 'verdi' || one === 'neri' }),
    parol()
      .after('01:01')
      .give({ type: 'leave', ...at, member, allowed: false, anyway: false, waive: false }),
  )

export const PAROL = [
  walk(
    ['no-parol', tableOfFive(), tavolo(), retract],
    ['nothing-to-take-back', dealt(isSplit()), tavolo(), retract],
    ['already-split', isSplit(), tavolo(), retract],
    ['accepted', allDeclared(), tavolo(), retract],
  ),
  walk(
    ['no-parol', tableOfFive(), tavolo(), unsplit],
    ['nothing-to-take-back', dealt(isSplit()), tavolo(), unsplit],
    ['accepted', isSplit(), tavolo(), unsplit],
  ),
  walk(
    ['no-parol', tableOfFive(), tavolo(), declare('viola')],
    ['not-entitled', parol(), tavolo(), declare('viola')],
    ['already-declared', parol().give(declare('verdi')), tavolo(), declare('verdi')],
    ['not-his-turn', away(parol(), 'neri'), tavolo(), declare('neri')],
    ['away-from-parol', away(poor(), 'gialli'), tavolo(), declare('gialli')],
    ['resto-below-quota', dearest(), tavolo(), declare('gialli')],
    ['accepted', parol(), tavolo(), declare('verdi')],
  ),
  walk(
    ['already-declared', dealt(without('gialli')), tavolo(), declare('verdi')],
    ['declares-too-late', dealt(without('gialli')), tavolo(), declare('gialli')],
    ['accepted', back(without('gialli'), 'gialli'), tavolo(), declare('gialli')],
  ),
  walk(
    ['away-from-parol', ofFirstEdition(away(poor(), 'gialli')), tavolo(), declare('gialli')],
    ['resto-below-parol', ofFirstEdition(poor()), tavolo(), declare('gialli')],
    ['accepted', ofFirstEdition(parol()), tavolo(), declare('verdi')],
  ),
  walk(
    ['no-parol', tableOfFive(), tavolo(), split],
    ['already-split', dealt(declared(parol(), 'verdi', 'neri').give(split)), tavolo(), split],
    ['parol-begun', dealt(declared(parol({ cip: 50 }), 'verdi', 'neri')), tavolo(), split],
    ['split-after-declaring', parol({ cip: 50 }), tavolo(), split],
    ['pot-too-small', declared(parol({ cip: 50 }), 'verdi', 'neri'), tavolo(), split],
    ['accepted', declared(parol(), 'verdi', 'neri'), tavolo(), split],
  ),
  walk(
    ['later-colpi-depend', begun(), tavolo(), correct(1, NOBODY_OPENED)],
    ['parol-rests-on-it', begun(), tavolo(), correct(1, parolAmong(others))],
    ['accepted', parol(), tavolo(), correct(1, parolAmong(others))],
  ),
]

const reopen = (number: number) => ({ type: 'reopenColpo', ...at, colpo: number, why: '' }) as const
export const REOPENED = [
  walk(
    ['said-since', disputed(gone(begun(), 'gialli')).seeing(SECOND), tavolo(), reopen(2)],
    ['not-at-table', disputed(gone(begun(), 'gialli')), tavolo(), reopen(2)],
    ['nothing-to-take-back', disputed(begun()), tavolo(), reopen(2)],
    ['dispute-open', disputed(begun()), tavolo(), reopen(1)],
    ['later-colpi-depend', begun(), tavolo(), reopen(1)],
    ['accepted', parol(), tavolo(), reopen(1)],
  ),
  walk(
    ['table-not-playing', counting(begun()), tavolo(), reopen(1)],
    ['later-colpi-depend', begun(), tavolo(), reopen(1)],
  ),
]
