import type { MemberId } from '../../kernel/ids'
import { signaturesBetween } from '../signing'
import type { BankedEvening, BankedTable } from '../state'

/** A claim that now concerns a member, or the inspectors. */
export interface ClaimNotice {
  readonly reason: 'dispute' | 'ruled'
  readonly to: { member: MemberId } | { role: 'deputato'; except: readonly MemberId[] }
}

/** A new claim is told to the inspectors. */
export const TO_INSPECTORS: ClaimNotice = {
  reason: 'dispute',
  to: { role: 'deputato', except: [] },
}

/** A game's claims, as far as somebody is told of them. */
export interface Claims<T, C> {
  claimsAt(table: T): readonly C[]
  /** Tells whom a claim concerns, as it is and as it was. */
  noticesOf(claim: C, was: C | undefined): ClaimNotice[]
}

/** Claims made and ruled on, and signatures newly awaited, between two states of a day. */
export const noticesOf =
  <S extends BankedEvening<T>, T extends BankedTable<T>, C extends { readonly number: number }>({
    claimsAt,
    noticesOf: told,
  }: Claims<T, C>) =>
  (before: S, after: S) => {
    if (before === after) return []
    const claims = Object.values<T>(after.tables).flatMap((table) => {
      const earlier: T | undefined = before.tables[table.id]
      const were = earlier ? claimsAt(earlier) : []
      const are = claimsAt(table)
      if (were === are) return []
      return are.flatMap((claim) =>
        told(
          claim,
          were.find(({ number }) => number === claim.number),
        ),
      )
    })
    return [...claims, ...signaturesBetween<T>(before, after)]
  }
