'use client'
import { RulingCard } from '../../disputes/RulingCard'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'

interface RuledClaim {
  readonly number: number
  readonly colpo: number
  readonly about: string
  readonly isFor: boolean
  readonly why: string
  readonly provision: string | null
  readonly movesChips: boolean
}

interface OwnRulingsProps {
  /** The reader's own claims that are ruled on. */
  claims: readonly RuledClaim[]
  /** The latest colpo that is over; rulings on earlier ones are told no more. */
  last: { readonly serial: number } | null
}

/** The rulings on the member's own claims, told on their phone until the colpo after it is over. */
export function OwnRulings({ claims, last }: OwnRulingsProps) {
  const t = useT('banked')
  return claims
    .filter(({ colpo }) => colpo >= (last?.serial ?? 0))
    .map(({ number, colpo, about, isFor, why, provision, movesChips }) => (
      <RulingCard
        key={number}
        title={`${t('court.ruling')} · ${t('colpo', { n: colpo })}`}
        where={about}
        by={provision && <ProvisionLink id={provision} />}
        movesChips={movesChips}
        action={null}
      >
        <p>
          <strong>{t(`court.${isFor ? 'upheld' : 'rejected'}`)}</strong> {why}
        </p>
      </RulingCard>
    ))
}
