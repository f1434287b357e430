import { expect, it } from 'vitest'
import {
  trenteGame as rules,
  type TrenteCommand,
  type TrenteGameEvent,
} from '@/rules/trente-et-quarante/decider'
import { FRAME_REFUSALS } from '@/rules/trente-et-quarante/frame/refusals'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import type { Evening } from '@/rules/trente-et-quarante/state/evening'
import { orologio } from '@/simulate/actors'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { wrongAfter, wrongWhole } from '@/simulate/trente-et-quarante/sound'
import { searched } from '@/simulate/ways'
import { NINE } from '../support/bench'
import { type Interrupted, interrupted, type Step } from '../support/interrupted'
import { aDay, desk, inspector, p, phone, T1, tablet } from './support/table'

const at = (command: object): Step<TrenteCommand> => ({
  command: { table: T1, ...command } as TrenteCommand,
  by: tablet,
})
const invite = at({ type: 'inviteStakes' })
const lay = (n: number, chance: string, chips: number) =>
  at({ type: 'layStake', player: p(n), chance, chips })
const insure = (n: number, chance: string, chips: number) =>
  at({ type: 'insure', player: p(n), chance, chips })
const call = at({ type: 'callStakes' })
const cards = (names: string) =>
  names.split(' ').map((card) => at({ type: 'dealCard', card, colour: 'nero' }))
const settle = at({ type: 'settleColpo', invites: false })
const stays = (n: number, posta: number) =>
  at({ type: 'answerPrison', player: p(n), posta, withdraws: false })

/** Colpi from the invitation to the payment, and what is left in prison played on. */
const WALKS: Readonly<Record<string, readonly Step<TrenteCommand>[]>> = {
  'a row that wins, with an insured stake': [
    ...[invite, lay(1, 'nero', 20), lay(2, 'rosso', 600), insure(2, 'rosso', 500), call],
    ...[...cards('K Q J 3 K Q J 6'), settle],
  ],
  '31–31, and the stakes in prison': [
    ...[invite, lay(1, 'nero', 20), lay(2, 'colore', 40), call],
    ...[...cards('K Q J A K Q J A'), settle, stays(1, 1), invite, call],
    ...[...cards('K Q J 2 K Q J 9'), settle],
  ],
  'the last colpo of the day': [
    { command: { type: 'declareLastTaglia', table: T1 }, by: inspector },
    ...[invite, lay(1, 'nero', 20), lay(2, 'inverso', 40), at({ type: 'declareLastColpo' }), call],
    ...[...cards('K Q J 5 K Q J 5'), settle],
  ],
}

/** The count, the tableau, and the tableau opened again by two. */
const ofDesk = (command: object): Step<TrenteCommand> => ({
  command: command as TrenteCommand,
  by: desk,
})
const COUNT: readonly Step<TrenteCommand>[] = [
  ofDesk({ type: 'beginCount' }),
  ...['m1', 'm2', 'm3'].map((member) => ofDesk({ type: 'countChips', member, chips: 10_000 })),
  ofDesk({ type: 'closeTableau' }),
  ofDesk({ type: 'askReopening', why: 'una fiche in più' }),
  { command: { type: 'reopen' }, by: inspector },
]

const tableOf = ({ tables }: Evening) => tables[T1]
const rowed = (evening: Evening) => {
  const table = tableOf(evening)
  return (table?.colpo?.incidents.length ?? 0) + (table?.past.at(-1)?.incidents.length ?? 0)
}
const WAY = searched({ ...trenteGame, wrongWhole: () => null })

const GAME: Interrupted<Evening, TrenteCommand, TrenteGameEvent> = {
  rules,
  offersOf,
  people: [tablet, inspector, desk, phone(1), phone(2), orologio],
  leftOut: /^(beginCount|closeTable|closeEvening|openTable|proposeTable|declareFloat)$/,
  frame: FRAME_REFUSALS,
  wrong: wrongAfter,
  standing: (evening) => wrongWhole(evening, { at: 0, by: tablet } as never, evening),
  due: (evening) =>
    (tableOf(evening)?.poste ?? [])
      .filter(({ isAsked }) => isAsked)
      .map(({ number }) => `posta ${number}`),
  words: /^(answerPrison|callStakes|movePrisoner|inviteStakes|repeatStakes|withdrawStake|takeBack)/,
  isEnded: (before, after) => rowed(after) > rowed(before),
  again: /^(handCassa|countChips|correctCassa|layStake|takeBack|dealCard|rebuildRows|setVersion)$/,
  stuck: (evening, at) => WAY.wrongWhole?.(evening, { at } as never, evening) ?? null,
}

it.each([...Object.entries(WALKS), ['the count and the tableau', COUNT]] as const)(
  'T.10 whatever comes between two steps of «%s», the colpo is sound and can be ended',
  (_, walk) => {
    expect(interrupted(GAME, aDay(), walk, { most: 30, from: NINE })).toBeGreaterThan(15)
  },
)
