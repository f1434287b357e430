import type { Settings } from '@/rules/trente-et-quarante/settings'
import type { Choosable, FieldOf } from '../../admin/settings/field'

type Key = keyof Settings

/** The way a setting of trente et quarante is entered. */
export type TrenteField = FieldOf<Key>

interface TrenteGroup {
  group: 'stakes' | 'prison' | 'insurance' | 'custom'
  fields: readonly TrenteField[]
}

const choice = <K extends Key>(
  key: K,
  provision: string,
  ...values: readonly Extract<Settings[K], Choosable>[]
): TrenteField => ({
  kind: 'choice',
  key,
  provision,
  options: values.map((value) => ({ value })),
})

/** Every setting of a class of trente et quarante once, in the order of the regulation. */
export const TRENTE_GROUPS: readonly TrenteGroup[] = [
  {
    group: 'stakes',
    fields: [{ kind: 'chips', key: 'step', provision: 'T.2.1', min: 2 }],
  },
  {
    group: 'prison',
    fields: [
      choice('zero', 'T.5.2', 'prison', 'nested', 'divide'),
      choice('again', 'T.5.2', 'divide', 'stay', 'lost'),
      { kind: 'count', key: 'deepest', provision: 'T.5.2', min: 0, max: 9 },
      choice('divideAt', 'T.9', 'lastTaglia', 'everyTaglia'),
    ],
  },
  {
    group: 'insurance',
    fields: [
      { kind: 'count', key: 'rate', provision: 'T.6.1', min: 1, max: 500 },
      { kind: 'chips', key: 'multiple', provision: 'T.6.2', min: 1 },
      choice('insured', 'T.6.2', 'part', 'whole'),
      choice('premiumOnNull', 'T.6.1', 'stays', 'taken'),
    ],
  },
  {
    group: 'custom',
    fields: [
      choice('level', 'K.2', 1, 2, 3),
      { kind: 'chips', key: 'recountAbove', provision: 'K.5', min: 0 },
    ],
  },
]
