import type { Settings } from '@/rules/black-jack/settings'
import type { Choosable, FieldOf } from '../../admin/settings/field'

type Key = keyof Settings

/** The way a setting of black jack is entered. */
export type BlackJackField = FieldOf<Key>

interface BlackJackGroup {
  group: 'table' | 'stakes' | 'word' | 'banco' | 'custom'
  fields: readonly BlackJackField[]
}

const choice = <K extends Key>(
  key: K,
  provision: string,
  ...values: readonly Extract<Settings[K], Choosable>[]
): BlackJackField => ({
  kind: 'choice',
  key,
  provision,
  options: values.map((value) => ({ value })),
})
const yes = (key: Key, provision: string): BlackJackField => ({ kind: 'yes', key, provision })
const count = (key: Key, provision: string, min: number, max: number): BlackJackField => ({
  kind: 'count',
  key,
  provision,
  min,
  max,
})

/** Every setting of a class of black jack once, in the order of a colpo. */
export const BLACK_JACK_GROUPS: readonly BlackJackGroup[] = [
  {
    group: 'table',
    fields: [
      count('caselle', 'B1.players.1', 1, 7),
      count('packs', 'B.1.1', 4, 8),
      count('burnt', 'B.1.6', 0, 20),
      count('markerPercent', 'B1.cards.2', 10, 50),
      choice('crowded', 'B.15', 'inspector', 'automatic'),
    ],
  },
  {
    group: 'stakes',
    fields: [
      { kind: 'chips', key: 'step', provision: 'B.2.1', min: 2 },
      choice('ratio', 'B.2.4', 'exact', 'at-most'),
      { kind: 'dated', key: 'ceilings', provision: 'B.2.5', most: 20 },
    ],
  },
  {
    group: 'word',
    fields: [
      choice('awayWord', 'B.5.1', 'no', 'inspector'),
      yes('par', 'B1.game.1'),
      yes('softDoubling', 'B.10.1'),
      count('splits', 'B1.split.2', 1, 3),
    ],
  },
  {
    group: 'banco',
    fields: [
      choice('onlyBlackJacks', 'B.6.1', 'finish', 'second-card'),
      choice('refusedCard', 'B.24.1', 'stays', 'may-draw'),
      count('abandonedMinutes', 'B.37.2', 0, 10_080),
    ],
  },
  {
    group: 'custom',
    fields: [
      choice('level', 'J.2', 1, 2, 3),
      { kind: 'chips', key: 'recountAbove', provision: 'J.5', min: 0 },
    ],
  },
]
