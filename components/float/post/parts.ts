import { taxLeft } from '@/rules/float/tax-paid'
import type { FloatPost } from '@/rules/float/views/posts'

/** The parts of the changeur’s tablet, in the order of its tabs. */
export const POST_PARTS = [
  'change',
  'tax',
  'cash',
  'advances',
  'forms',
  'side',
  'turn',
  'gap',
  'day',
  'book',
  'aces',
] as const
export type PostPart = (typeof POST_PARTS)[number]

/** The parts that this house has: banknotes, advances and slips only where they are declared. */
export function partsShown({ settings, gara, advances, float, floor }: FloatPost): PostPart[] {
  const isOpen = float.box === 'open'
  const isShown: Partial<Record<PostPart, boolean>> = {
    cash: settings.banknotes && isOpen,
    advances: isOpen && (settings.advancePerTable > 0 || advances.length > 0),
    aces: gara !== null,
    // A bank that the float pays takes no tax, and a level that knows none has nothing to pay there.
    tax: isOpen && ((floor.knowsTax && !floor.bank) || float.taxes.length > 0),
  }
  const onlyOpen: readonly PostPart[] = ['change', 'tax', 'forms', 'side', 'turn', 'gap']
  return POST_PARTS.filter((part) => isShown[part] ?? (isOpen || !onlyOpen.includes(part)))
}

/** The part that must be seen now, since nothing else can go on; null while all is well. */
export function urgentPart({ float }: FloatPost): PostPart | null {
  if (float.box !== 'open' || float.presence) return 'day'
  if (float.handover) return 'turn'
  return float.gapDue ? 'gap' : null
}

/** Things that wait in a part, as the number on its tab. */
export function waitingIn(post: FloatPost): Readonly<Partial<Record<PostPart, number>>> {
  const { float, movements, advances, side, gaps } = post
  return {
    change: float.stack ? 1 : 0,
    tax: float.taxes.filter((tax) => taxLeft(tax) > 0).length,
    forms: movements.length,
    advances: advances.filter(({ status }) => status === 'granted').length,
    side: side.filter(({ reported }) => !reported).length,
    gap: gaps.filter(({ inspector }) => !inspector).length + (float.gapDue ? 1 : 0),
  }
}

/** Whether pieces may move now: the box is open, and nobody counts it. Source: ch10. */
export const mayMove = ({ float }: Pick<FloatPost, 'float'>): boolean =>
  float.box === 'open' && !float.handover && !float.gapDue && !float.presence

/** Whether chips may go back to the desk: some that were added, or what a bank has won. Source: V.aggiunta. */
export const mayReturn = ({ floor, equation }: Pick<FloatPost, 'floor' | 'equation'>): boolean =>
  floor.bank !== undefined || equation.added > equation.returned
