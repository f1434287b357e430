import type { FloatSettings } from '@/rules/float/settings'
import type { FieldOf } from '../../../admin/settings/field'

type Key = Exclude<keyof FloatSettings, 'list' | 'deskList' | 'cashLimits' | 'banknotes'>
export type FloatField = FieldOf<Key>

/** Settings of every house with a float. */
export const COMMON_FIELDS: readonly FloatField[] = [
  { kind: 'count', key: 'lowPercent', provision: 'V.float', min: 0, max: 100 },
  { kind: 'minutes', key: 'presenceMinutes', provision: 'V.open-presence', max: 240 },
  {
    kind: 'choice',
    key: 'handover',
    provision: 'V.handover',
    options: [{ value: 'told' }, { value: 'attended' }],
  },
  { kind: 'count', key: 'orphanDays', provision: 'V.orphans', min: 1, max: 3660 },
]

/** Settings of a licensed house alone: a club that plays for points has no advances and no banknotes (ch32). */
export const LICENSED_FIELDS: readonly FloatField[] = [
  { kind: 'chips', key: 'advancePerPerson', provision: 'V.advance-grant', min: 0 },
  { kind: 'chips', key: 'advancePerTable', provision: 'V.advance-grant', min: 0 },
  { kind: 'chips', key: 'identifyFrom', provision: 'V.cash-limit', min: 1 },
]
