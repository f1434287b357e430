import { wonByBanco } from '@/rules/black-jack/play/settlement'
import { type Chips, sumOf } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import type { SumNow } from '../../tablet/MomentSum'
import { partsOf, type ResultDraft } from './result/useResult'
import { useTable } from './tablet'

interface Laid {
  readonly on: readonly Chips[]
  readonly insurance: Chips
}

const laidOn = (puntate: readonly Laid[]): Chips =>
  sumOf(puntate.flatMap(({ on, insurance }) => [...on, insurance]))

/** The chips that lie on the caselle; once a result is told, the banco’s result in the colpo. */
export function useMoment(result: ResultDraft | null): SumNow | null {
  const t = useT('banked')
  const view = useTable()
  const { colpo } = view
  const won = (chips: Chips): SumNow => ({ name: t('bankInColpo'), chips, isResult: true })
  const laid = (caselle: readonly { readonly puntate: readonly Laid[] }[]): SumNow => ({
    name: t('laid'),
    chips: laidOn(caselle.flatMap(({ puntate }) => puntate)),
  })
  if (result) {
    const { draft, hasBlackJack } = result
    if (draft.length === 0) return null
    return draft.some(({ hands }) => hands.length > 0)
      ? won(wonByBanco(partsOf(draft, view, hasBlackJack)))
      : laid(draft)
  }
  if (!colpo) return null
  const due = colpo.due.flatMap(({ parts }) => parts)
  return colpo.phase === 'settling'
    ? won(wonByBanco([...colpo.parts, ...due]))
    : laid(colpo.caselle)
}
