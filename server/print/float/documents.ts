import type { Documents } from '../render'
import type { FloatPaperKind } from './rights'
import { AdvanceSlip, ReturnReceipt } from './set/advance'
import { DayBookPaper } from './set/book'
import { BoxCount, BoxLabel } from './set/boxes'
import { TableCard } from './set/card'
import { MovementForm } from './set/form'
import { GapReport } from './set/gap'
import { CardCounts, TipsList } from './set/records'
import { AceSeries } from './set/series'
import { AceSlip } from './set/slip'
import { FloatStatement } from './set/statement'
import { YieldSheet } from './set/yields'

/** The papers of the float, each as it is set; a game adds them to its own. */
export const floatDocuments = {
  libretto: DayBookPaper,
  dotazione: FloatStatement,
  modulo: MovementForm,
  anticipazione: AdvanceSlip,
  rientro: ReturnReceipt,
  etichetta: BoxLabel,
  'conta-cagnotte': BoxCount,
  asso: AceSlip,
  'plus-minus': GapReport,
  rendimento: YieldSheet,
  mance: TipsList,
  carte: CardCounts,
  serie: AceSeries,
  cartello: TableCard,
} satisfies Documents & Readonly<Record<FloatPaperKind, unknown>>
