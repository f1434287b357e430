import { said } from '../play/said'
import { colpo, won } from '../support/colpi'
import { deputato } from '../support/people'
import { tableOfFive } from '../support/phrases'
import type { GivenCommand, Scene } from '../support/scene'
import { at } from './scenes'
import { walk } from './walk'

type GivenRemedy = NonNullable<Extract<GivenCommand, { type: 'ruleDispute' }>['remedy']>

const opened = (scene: Scene, number: number): Scene =>
  scene.give({
    type: 'openDispute',
    ...at,
    colpo: number,
    about: 'Un rilancio',
    provision: null,
    contenders: ['verdi', 'gialli'],
  })
const appeal = { type: 'appealDispute', ...at, dispute: 1 } as const
const appealed = (scene: Scene, number = scene.table().colpoNumber): Scene =>
  opened(scene, number).give(appeal)
/** The table decided for verdi, so that play goes on until the deputato rules. */
const decided = (scene: Scene): Scene =>
  ['rossi', 'bianchi'].reduce<Scene>(
    (so, member) =>
      so.give({ type: 'voteDispute', ...at, dispute: 1, member, inFavourOf: 'verdi' }),
    opened(scene, scene.table().colpoNumber),
  )

const inMidColpo = () =>
  appealed(said('bianchi opens 10, verdi raises 30, neri folds, gialli accepts'))
const verdiWon = () => colpo(tableOfFive(), won({ verdi: 20, gialli: 20 }, [['verdi'], ['gialli']]))
const alone = () =>
  appealed(said('bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds'))
const won40 = () => appealed(verdiWon())
const playedOn = () => colpo(decided(verdiWon()).give(appeal), won({}, [['neri']]))
const pays = [{ from: 'resto:verdi', to: 'resto:gialli', chips: 1 }]
const ruling = (remedy: GivenRemedy, transfers: typeof pays = []) =>
  ({
    type: 'ruleDispute',
    ...at,
    dispute: 1,
    inFavourOf: null,
    why: 'La norma.',
    provision: null,
    final: true,
    transfers,
    remedy,
  }) as const
const raise = (to: number) => ({ kind: 'raise-falls', move: 1, member: 'verdi', to }) as const
const dead = (member: string) => ({ kind: 'hand-dead', member, stakes: 'lost' }) as const
const divided = (...winners: string[]) => ({ kind: 'pot-divided', winners }) as const
const voided = { kind: 'colpo-void' } as const
const played = () => colpo(tableOfFive(), won({}, [['verdi']]))

/** The refusals of a ruling that changes a colpo, in mid-colpo and after its end. */
export const REMEDIES = [
  walk(
    ['remedy-or-chips', won40(), ruling(voided, pays), deputato()],
    ['no-colpo-to-change', appealed(played(), 0), ruling(voided), deputato()],
    ['no-such-raise', inMidColpo(), ruling(raise(40)), deputato()],
    ['raise-settled', won40(), ruling(raise(30)), deputato()],
    ['hand-not-in-play', inMidColpo(), ruling(dead('neri')), deputato()],
    ['last-hand-left', alone(), ruling(dead('bianchi')), deputato()],
    ['no-pot-to-divide', inMidColpo(), ruling(divided('verdi', 'gialli')), deputato()],
    ['too-late-to-void', playedOn(), ruling(voided), deputato()],
    ['accepted', inMidColpo(), ruling(raise(30)), deputato()],
  ),
]
