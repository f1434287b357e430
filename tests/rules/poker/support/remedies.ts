import type { Unbranded } from '@/rules/kernel/brand'
import type { Transfer } from '@/rules/kernel/ledger'
import { said } from '../play/said'
import { colpo, won } from './colpi'
import { tableOfFive } from './phrases'
import type { GivenCommand, Scene } from './scene'

type GivenRemedy = NonNullable<Extract<GivenCommand, { type: 'ruleDispute' }>['remedy']>

export const T1 = { table: 'T1' } as const
export const rule = (remedy?: GivenRemedy, transfers: Unbranded<Transfer>[] = []) => ({
  type: 'ruleDispute' as const,
  ...T1,
  dispute: 1,
  inFavourOf: null,
  why: 'Era fuori turno.',
  provision: 'VIII.2',
  final: true,
  transfers,
  ...(remedy && { remedy }),
})
export const opened = (scene: Scene, ...contenders: string[]): Scene =>
  scene.give({
    type: 'openDispute',
    ...T1,
    colpo: scene.table().colpoNumber,
    about: 'Il rilancio',
    provision: 'VIII.2',
    contenders,
  })
export const appeal = { type: 'appealDispute', ...T1, dispute: 1 } as const
export const quarrel = (scene: Scene, ...contenders: string[]): Scene =>
  opened(scene, ...contenders).give(appeal)

/** Bianchi opened for 10, verdi raised to 30, neri threw the cards and gialli accepted. */
export const raised = () => said('bianchi opens 10, verdi raises 30, neri folds, gialli accepts')
export const raise = { kind: 'raise-falls', move: 1, member: 'verdi', to: 30 } as const
export const disputed = () => quarrel(raised(), 'verdi', 'gialli')

/** Rossi won 40 with bianchi second; verdi put 10. */
export const won40 = () =>
  colpo(tableOfFive(), won({ rossi: 20, bianchi: 20, verdi: 10 }, [['rossi'], ['bianchi']]))
export const settled = () => quarrel(won40(), 'rossi', 'bianchi')
