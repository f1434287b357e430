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
    ['said-since', disputed(tableOfFive().afterColpi(1)).seeing(SECOND), record(twice)],
    ['no-colpo-in-play', disputed(tableOfFive().afterColpi(1)), record(twice)],
    ['dispute-open', disputed(dealt(tableOfFive())), record(twice)],
    ['named-twice', dealt(tableOfFive()), record(twice)],
    ['accepted', dealt(tableOfFive()), record(won(bet, [['neri']]))],
  ),
  walk(
    ['no-colpo-in-play', disputed(tableOfFive().afterColpi(1)), record(twice)],
    ['dispute-open', disputed(dealt(tableOfFive())), record(twice)],
    ['named-twice', dealt(tableOfFive()), record(twice)],
    ['not-in-colpo', dealt(tableOfFive()), record(won({}, [['viola']], backAbove))],
    ['back-above-pot', dealt(tableOfFive()), record(won({ neri: 500 }, [['neri']], backAbove))],
    ['put-above-resto', noHonours(), record(won({ ...short, neri: 500 }, [['neri'], ['bianchi']]))],
    [
      'bet-not-covered',
      noHonours(),
      record(won(short, [['neri'], ['bianchi']], { honours: [poker('rossi')] })),
    ],
    ['no-honours-here', noHonours(), record(won(bet, [['neri']], { honours: [poker('rossi')] }))],
    [
      'honour-outside-colpo',
      dealt(tableOfFive()),
      record(won(bet, [['neri']], { honours: [poker('neri'), poker('neri'), poker('rossi')] })),
    ],
    [
      'honoured-twice',
      dealt(tableOfFive()),
      record(won(bet, [['neri']], { honours: [poker('neri', true), poker('neri')] })),
    ],
    [
      'not-unopposed',
      dealt(tableOfFive()),
      record(won(bet, [['neri']], { honours: [poker('neri', true)], refund: 'rossi' })),
    ],
    ['refund-from-outsider', rich(), record(won(side, [['verdi']], { refund: 'rossi' }))],
    ['wrong-opener-cannot-win', rich(), record(won(side, [['verdi']], { refund: 'verdi' }))],
    ['put-out-cannot-win', rich(), record(won(side, [['verdi']], { lost: ['verdi'] }))],
    ['side-amount-unclaimed', rich(), record(won(side, [['verdi']]))],
    ['accepted', rich(), record(won(side, [['verdi'], ['neri']]))],
  ),
  walk(
    ['tableau-closed', closed(wonAndLost()), correct(9, twice)],
    ['no-such-colpo', wonAndLost(), correct(9, twice)],
    ['nothing-to-correct', wonAndLost(), correct(1, won({ verdi: 99, neri: 99 }, [['verdi']]))],
    ['named-twice', wonAndLost(), correct(1, twice)],
    ['later-colpi-depend', wonAndLost(), correct(1, NOBODY_OPENED)],
    ['would-be-short', wonAndLost(), correct(1, won({ verdi: 99, neri: 99 }, [['neri']]))],
    ['accepted', wonAndLost(), correct(2, won({}, [['neri']]))],
  ),
  walk(
    ['later-colpi-depend', movesKept(), correct(1, NOBODY_OPENED)],
    ['money-between-colpi', movesKept(), correct(1, won(bet, [['verdi']]))],
    ['accepted', dealt(lastWon()), correct(1, won(bet, [['verdi']]))],
  ),
  walk(
    ['end-stands-at-count', counting(lastWon()), correct(1, NOBODY_OPENED)],
    ['accepted', counting(lastWon()), correct(1, won(bet, [['verdi']]))],
  ),
  walk(
    ['nothing-to-acknowledge', wonAndLost(), acknowledge],
    ['accepted', wonAndLost().give(correct(2, won({}, [['neri']]))), acknowledge],
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
    ['no-parol', tableOfFive(), retract],
    ['nothing-to-take-back', dealt(isSplit()), retract],
    ['already-split', isSplit(), retract],
    ['accepted', allDeclared(), retract],
  ),
  walk(
    ['no-parol', tableOfFive(), unsplit],
    ['nothing-to-take-back', dealt(isSplit()), unsplit],
    ['accepted', isSplit(), unsplit],
  ),
  walk(
    ['no-parol', tableOfFive(), declare('viola')],
    ['not-entitled', parol(), declare('viola')],
    ['already-declared', parol().give(declare('verdi')), declare('verdi')],
    ['not-his-turn', away(parol(), 'neri'), declare('neri')],
    ['away-from-parol', away(poor(), 'gialli'), declare('gialli')],
    ['resto-below-quota', dearest(), declare('gialli')],
    ['accepted', parol(), declare('verdi')],
  ),
  walk(
    ['already-declared', dealt(without('gialli')), declare('verdi')],
    ['declares-too-late', dealt(without('gialli')), declare('gialli')],
    ['accepted', back(without('gialli'), 'gialli'), declare('gialli')],
  ),
  walk(
    ['away-from-parol', ofFirstEdition(away(poor(), 'gialli')), declare('gialli')],
    ['resto-below-parol', ofFirstEdition(poor()), declare('gialli')],
    ['accepted', ofFirstEdition(parol()), declare('verdi')],
  ),
  walk(
    ['no-parol', tableOfFive(), split],
    ['already-split', dealt(declared(parol(), 'verdi', 'neri').give(split)), split],
    ['parol-begun', dealt(declared(parol({ cip: 50 }), 'verdi', 'neri')), split],
    ['split-after-declaring', parol({ cip: 50 }), split],
    ['pot-too-small', declared(parol({ cip: 50 }), 'verdi', 'neri'), split],
    ['accepted', declared(parol(), 'verdi', 'neri'), split],
  ),
  walk(
    ['later-colpi-depend', begun(), correct(1, NOBODY_OPENED)],
    ['parol-rests-on-it', begun(), correct(1, parolAmong(others))],
    ['accepted', parol(), correct(1, parolAmong(others))],
  ),
]

const reopen = (number: number) => ({ type: 'reopenColpo', ...at, colpo: number, why: '' }) as const
export const REOPENED = [
  walk(
    ['said-since', disputed(gone(begun(), 'gialli')).seeing(SECOND), reopen(2)],
    ['not-at-table', disputed(gone(begun(), 'gialli')), reopen(2)],
    ['nothing-to-take-back', disputed(begun()), reopen(2)],
    ['dispute-open', disputed(begun()), reopen(1)],
    ['later-colpi-depend', begun(), reopen(1)],
    ['accepted', parol(), reopen(1)],
  ),
  walk(
    ['table-not-playing', counting(begun()), reopen(1)],
    ['later-colpi-depend', begun(), reopen(1)],
  ),
]
