import type { Settings } from '@/rules/chemin-de-fer/settings'
import type { Choosable, FieldOf } from '../../admin/settings/field'

type Key = keyof Settings

/** The way a setting of chemin de fer is entered. */
export type CheminField = FieldOf<Key>

interface CheminGroup {
  group: 'seats' | 'cards' | 'bank' | 'rights' | 'seguito' | 'rule' | 'tax' | 'custom'
  fields: readonly CheminField[]
}

const choice = <K extends Key>(
  key: K,
  provision: string,
  ...values: readonly Extract<Settings[K], Choosable>[]
): CheminField => ({
  kind: 'choice',
  key,
  provision,
  options: values.map((value) => ({ value })),
})
const yes = (key: Key, provision: string): CheminField => ({ kind: 'yes', key, provision })
const count = (key: Key, provision: string, min: number, max: number): CheminField => ({
  kind: 'count',
  key,
  provision,
  min,
  max,
})

/** Every setting of a class of chemin de fer once, in the order of the regulation. */
export const CHEMIN_GROUPS: readonly CheminGroup[] = [
  {
    group: 'seats',
    fields: [
      count('minSeated', 'S.2a', 2, 14),
      count('seats', 'S.8a', 4, 14),
      yes('seatsAddable', 'S.8b'),
      choice('freeSeat', 'S.24', 'standing', 'seated'),
      choice('standInReturn', 'S.21a', 'before-third-ends', 'before-last-dealt'),
    ],
  },
  {
    group: 'cards',
    fields: [
      choice('mayMix', 'S.5', 'one', 'any'),
      choice('lastCut', 'S.6a', 'inspector', 'employee'),
      count('cutLeast', 'S.6b', 1, 100),
      count('presentAtCut', 'S.6b', 0, 14),
    ],
  },
  {
    group: 'bank',
    fields: [
      { kind: 'chips', key: 'minimum', provision: 'S.9', min: 1 },
      choice('passWhen', 'S.87a', 'after-win', 'any'),
      choice('lowerBank', 'S.56c', 'after-ties', 'before-first-over'),
      yes('halveBetweenTaglie', 'S.56b'),
      choice('uncoveredBank', 'S.56a', 'stays', 'set-aside'),
    ],
  },
  {
    group: 'rights',
    fields: [
      choice('tableLoserKeeps', 'S.50', 'next-coup', 'mano'),
      choice('soleSuivi', 'S.94', 'mano', 'next-coup'),
      yes('highestOverTable', 'S.51'),
      choice('standingCards', 'S.115', 'five', 'three'),
      yes('regolaTakesCards', 'V.rule-no-cards'),
    ],
  },
  {
    group: 'seguito',
    fields: [
      yes('altezzaStanding', 'S.96'),
      yes('outgoingSocioStanding', 'V.paddle-next'),
      yes('altezzaOutgoing', 'S.97'),
      count('socioMinSeated', 'S.82', 0, 14),
    ],
  },
  {
    group: 'rule',
    fields: [
      choice('threeGivingEight', 'S.113c', 'draw', 'stand'),
      choice('optionalUnderRule', 'S.61e', 'stand', 'draw'),
      yes('drawnFreesRegola', 'S.54'),
      choice('advisedCard', 'S.110', 'void-if-helps', 'void'),
    ],
  },
  {
    group: 'tax',
    fields: [
      count('taxPercent', 'S.10a', 0, 20),
      { kind: 'chips', key: 'taxUnit', provision: 'S.10a', min: 1 },
      choice('taxRound', 'S.10a', 'nearest', 'down', 'up'),
    ],
  },
  {
    group: 'custom',
    fields: [
      { kind: 'minutes', key: 'callMinutes', provision: 'V.called', max: 60 },
      { kind: 'minutes', key: 'awayMinutes', provision: 'V.away-long', max: 240 },
      choice('level', 'C.4', 1, 2, 3),
      { kind: 'chips', key: 'recountAbove', provision: 'C.2', min: 0 },
      choice('offices', 'S.39a', 'sanremo', 'venezia', 'club'),
    ],
  },
]
