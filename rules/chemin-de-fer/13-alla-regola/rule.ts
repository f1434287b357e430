import { z } from 'zod'
import { MemberId } from '../../kernel/memberId'
import { type Case, decides, type Follows, goesOn, isAllaRegola } from '../errors/consequence'
import { HandsForm, SpareForm, spareOf, withHands } from '../errors/forms'
import { mended } from '../errors/mended'
import { forcedBy } from '../play/regime'
import { refuse } from '../refuse'

/** S.111: any other error of a player alla regola, with what the table must say about it. */
export const RuleError = z.object({
  member: MemberId,
  isMendable: z.boolean(),
  spares: z.array(SpareForm).max(4),
  hands: HandsForm,
})
export type RuleError = z.infer<typeof RuleError>

/**
 * That which follows from an error of a player alla regola that no other row names: the rule mends it for both sides,
 * or the coup is void. Shown before it is confirmed. Source: S.108, S.111.
 */
export function ruleFollows(kase: Case, { member, isMendable, spares, hands }: RuleError): Follows {
  const { coup, table, mano, evening } = kase
  const plays = member === mano.banker || member === coup.holder?.member
  if (!plays || !isAllaRegola(table, coup, member))
    return refuse('S.111', 'not-by-rule', { member: { member } })
  if (coup.phase === 'open' || coup.phase === 'closed') return refuse('S.111', 'not-this-phase')
  if (!isMendable) return decides('S.111', 'void')
  return goesOn(
    'S.111',
    mended(withHands(coup, hands), forcedBy(coup.regime, 'S.111'), evening.settings, {
      spares: spares.map(spareOf),
    }),
  )
}
