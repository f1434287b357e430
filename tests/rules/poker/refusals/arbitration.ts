import { segretario } from '@/simulate/actors'
import { dealt } from '../support/colpi'
import { deputato, socio } from '../support/people'
import { calledFive, tableOfFive } from '../support/phrases'
import type { GivenCommand, Scene } from '../support/scene'
import { at, away, closed, disputed } from './scenes'
import { walk } from './walk'

type Move = { from: string; to: string; chips: number }

const played = () => tableOfFive().afterColpi(1)
const opened = () => disputed(played())
const open = (colpo: number, ...contenders: string[]) => ({
  type: 'openDispute' as const,
  ...at,
  colpo,
  about: 'Chi aveva aperto',
  provision: 'VI.3',
  contenders,
})
const threeOfRossi = () =>
  [1, 2, 3].reduce(
    (scene, colpo) => scene.give(open(colpo, 'rossi', 'bianchi'), socio('rossi')),
    tableOfFive().afterColpi(4),
  )
const vote = (member: string, inFavourOf: string, dispute = 1) =>
  ({ type: 'voteDispute', ...at, dispute, member, inFavourOf }) as const
const state = (member: string, dispute = 1) =>
  ({ type: 'stateToDispute', ...at, dispute, member, text: 'Ho visto.' }) as const
const fourTimes = () => [1, 2, 3, 4].reduce((scene) => scene.give(state('verdi')), opened())
const word = (member: string, inFavourOf: string, dispute = 1) =>
  ({ type: 'decideForNow', ...at, dispute, member, inFavourOf }) as const
const rota = (...deputati: string[]) => ({ type: 'setRota' as const, deputati })
const read = (decisions: number, dispute = 1) =>
  ({ type: 'acknowledgeRuling', ...at, dispute, member: null, read: decisions }) as const
const appeal = (dispute = 1) => ({ type: 'appealDispute', ...at, dispute }) as const
const withdraw = (dispute = 1) => ({ type: 'withdrawDispute', ...at, dispute }) as const
/** The table has decided for rossi. */
const decided = () => opened().give(vote('verdi', 'rossi')).give(vote('neri', 'rossi'))
/** One voter each; the others are away. */
const tied = () =>
  away(opened(), 'gialli').give(vote('verdi', 'rossi')).give(vote('neri', 'bianchi'))
const withdrawn = () => opened().give(withdraw())

const rule = (inFavourOf: string, transfers: Move[] = [], dispute = 1) => ({
  type: 'ruleDispute' as const,
  ...at,
  dispute,
  inFavourOf,
  why: 'Apre chi precede nel giro.',
  provision: 'VI.3',
  final: true,
  transfers,
})
const ruled = () => decided().give(rule('bianchi'), deputato())
const pays = (to: string, chips: number): Move[] => [
  { from: 'resto:rossi', to: `resto:${to}`, chips },
]

const DISPUTES = [
  walk(
    ['game-not-disputable', calledFive(), open(9, 'viola', 'viola')],
    ['no-such-colpo', opened(), open(9, 'viola', 'viola'), socio('rossi')],
    ['disputed-already', opened(), open(1, 'viola', 'viola'), socio('rossi')],
    ['ruled-first', threeOfRossi(), open(4, 'viola', 'viola'), socio('rossi')],
    ['two-contenders-needed', played(), open(1, 'viola', 'viola'), socio('rossi')],
    ['contender-not-here', played(), open(1, 'rossi', 'viola'), socio('rossi')],
    ['accepted', played(), open(1, 'rossi', 'bianchi'), socio('rossi')],
  ),
  walk(
    ['no-such-dispute', opened(), vote('rossi', 'neri', 9)],
    ['vote-over', decided(), vote('rossi', 'neri')],
    ['contenders-do-not-vote', away(opened(), 'rossi'), vote('rossi', 'neri')],
    ['only-seated-vote', away(opened(), 'verdi'), vote('verdi', 'neri')],
    ['vote-for-a-contender', opened(), vote('verdi', 'neri')],
    ['vote-cast', opened().give(vote('verdi', 'rossi')), vote('verdi', 'rossi')],
    ['accepted', opened(), vote('verdi', 'rossi')],
  ),
  walk(
    ['no-such-dispute', opened(), state('viola', 9)],
    ['dispute-over', withdrawn(), state('viola')],
    ['not-at-table', opened(), state('viola')],
    ['said-already', fourTimes(), state('verdi')],
    ['accepted', opened(), state('verdi')],
  ),
  walk(
    ['no-such-dispute', opened(), word('neri', 'viola', 9)],
    ['nothing-to-decide-for-now', decided(), word('neri', 'viola')],
    ['table-may-decide', opened(), word('neri', 'viola')],
    ['cartaro-gives-word', tied(), word('neri', 'viola')],
    ['rule-for-a-contender', tied(), word('verdi', 'viola')],
    ['accepted', tied(), word('verdi', 'bianchi')],
  ),
  walk(
    ['rota-as-it-is', opened(), rota(), segretario],
    ['accepted', opened(), rota('deputato'), segretario],
  ),
  walk(
    ['no-such-dispute', opened(), read(2, 9)],
    ['nothing-to-read', opened(), read(2)],
    ['decided-anew', decided(), read(2)],
    ['accepted', decided(), read(1)],
  ),
  walk(
    ['no-such-dispute', opened(), appeal(9), socio('verdi')],
    ['nothing-to-appeal', withdrawn(), appeal(), socio('verdi')],
    ['contenders-appeal', opened(), appeal(), socio('verdi')],
    ['accepted', opened(), appeal(), socio('rossi')],
  ),
  walk(
    ['no-such-dispute', opened(), withdraw(9), socio('verdi')],
    ['dispute-decided', decided(), withdraw(), socio('verdi')],
    ['opener-withdraws', opened(), withdraw(), socio('verdi')],
    ['accepted', opened(), withdraw()],
  ),
]

const panel = ['conti', 'serra', 'fonti']
const name = (member: string, arbiters: string[], dispute = 1) => ({
  type: 'nameArbiter' as const,
  ...at,
  dispute,
  member,
  arbiters,
})
const agree = (proposal = 1, dispute = 1) =>
  ({ type: 'agreeRuling', ...at, dispute, proposal }) as const
const given = (scene: Scene, member: string, what: GivenCommand) => scene.give(what, socio(member))
/** Both contenders named the same three. */
const named = () =>
  ['rossi', 'bianchi'].reduce((so, member) => given(so, member, name(member, panel)), decided())
/** One of the arbiters wrote a ruling that moves chips. */
const proposed = () => given(named(), 'conti', rule('bianchi', pays('bianchi', 5)))

const RULINGS = [
  walk(
    ['no-such-dispute', opened(), rule('neri', [], 9), socio('verdi')],
    ['not-the-arbiter', opened(), rule('neri'), socio('verdi')],
    ['sits-at-this-table', opened(), rule('neri'), deputato('verdi')],
    ['table-votes-first', opened(), rule('neri'), deputato()],
    ['nothing-to-rule', ruled(), rule('neri'), deputato()],
    ['ruled-meanwhile', decided(), { ...rule('neri', pays('viola', 500)), read: 0 }, deputato()],
    ['rule-for-a-contender', closed(decided()), rule('neri', pays('viola', 500)), deputato()],
    ['reopen-tableau-first', closed(decided()), rule('bianchi', pays('viola', 500)), deputato()],
    ['money-between-colpi', dealt(decided()), rule('bianchi', pays('viola', 500)), deputato()],
    ['account-not-here', decided(), rule('bianchi', pays('viola', 500)), deputato()],
    ['not-enough-chips', decided(), rule('bianchi', pays('bianchi', 500)), deputato()],
    ['accepted', decided(), rule('bianchi', pays('bianchi', 5)), deputato()],
  ),
  walk(
    ['no-such-dispute', opened(), agree(9, 9), socio('verdi')],
    ['not-the-arbiter', opened(), agree(9), socio('verdi')],
    ['nothing-to-rule', proposed().give(rule('rossi'), deputato()), agree(9), socio('conti')],
    ['proposal-changed', dealt(proposed()), agree(9), socio('conti')],
    ['ruling-agreed', dealt(proposed()), agree(), socio('conti')],
    ['money-between-colpi', dealt(proposed()), agree(), socio('serra')],
    ['accepted', proposed(), agree(), socio('serra')],
  ),
  walk(
    ['no-such-dispute', opened(), name('verdi', ['verdi'], 9)],
    ['only-contenders-name', opened(), name('verdi', ['verdi'])],
    ['table-votes-first', opened(), name('rossi', ['verdi'])],
    ['nothing-to-rule', ruled(), name('rossi', ['verdi'])],
    ['arbiters-have-spoken', proposed(), name('rossi', ['verdi'])],
    ['arbiter-plays-here', named(), name('rossi', ['verdi'])],
    ['arbiter-named', named(), name('rossi', panel)],
    ['accepted', decided(), name('rossi', panel)],
  ),
]

export const ARBITRATION = [...DISPUTES, ...RULINGS]
