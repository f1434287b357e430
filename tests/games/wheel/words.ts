import type { SHARED_REFUSALS } from '@/rules/banked/refusals/frame'
import { SHEET_REFUSALS } from '@/rules/banked/refusals/sheet'
import { DAY_REFUSALS, LIMITS_REFUSALS } from '@/rules/banked/refusals/table'
import { FLOAT_REGULATION } from '@/rules/float/provisions'
import type { RefusalTexts } from '@/rules/kernel/article'
import { type ArticleWords, type ProvisionsOf, provision } from '@/rules/kernel/provision'
import { refusing } from '@/rules/kernel/refusal'

const OWN = [
  {
    id: '1',
    title: { it: 'La ruota', en: 'The wheel' },
    provisions: {
      '1.1': provision(
        'enforced',
        ['Pari e dispari', 'Si punta su pari o dispari, entro i limiti.', 'Alfa punta 20 su pari.'],
        ['Even and odd', 'Stakes go on even or odd, within the limits.', 'Alfa stakes 20 on even.'],
      ),
    },
  },
  {
    id: 'W',
    title: { it: 'Il circolo', en: 'The club' },
    provisions: {
      'W.1': provision(
        'enforced',
        ['Come agli altri tavoli', 'Casse, firme e tableau sono quelli di sempre.', 'Due firmano.'],
        ['As at other tables', 'Casse, signatures and tableau are the usual ones.', 'Two sign.'],
      ),
    },
  },
] as const satisfies readonly ArticleWords[]

export const REGULATION = [...OWN, ...FLOAT_REGULATION] as const

export const WHEEL_REFUSALS = {
  'outside-limits': { it: 'La puntata è fuori dai limiti.', en: 'It is outside the limits.' },
  'nothing-staked': { it: 'Nessuno ha puntato.', en: 'Nobody has staked.' },
} as const satisfies RefusalTexts
export const CLUB_REFUSALS = { ...LIMITS_REFUSALS, ...DAY_REFUSALS, ...SHEET_REFUSALS } as const

export const refuse = refusing<
  keyof ProvisionsOf<typeof OWN>,
  { '1': typeof WHEEL_REFUSALS; W: typeof CLUB_REFUSALS },
  typeof SHARED_REFUSALS
>()
