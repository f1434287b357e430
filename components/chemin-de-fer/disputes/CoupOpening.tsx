'use client'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { PROVISION_IDS, PROVISIONS } from '@/rules/chemin-de-fer/provisions'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { type Drafting, OpeningFields, useDisputeDraft } from '../../disputes/OpeningForm'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { type Acting, useAct } from '../commanding'

const USUAL = ['bank', 'stake', 'holder', 'word', 'cards', 'payment'] as const
/** A dispute about the table and no coup. */
const NO_COUP = 0
/** Coups that a new dispute may be about, the latest first. */
const MOST_COUPS = 12
const CITED = PROVISION_IDS.map((id) => ({ id, words: PROVISIONS[id] }))

export interface CoupOpening extends Drafting, Pick<Acting, 'refusal' | 'waiting'> {
  table: TableState
  /** Whether it says what it is about, and whom it concerns. */
  isReady: boolean
  /** Resolves to whether the dispute was opened. */
  send(): Promise<boolean>
}

/** A dispute being written, on the tablet or a phone: about the coup in play or the last one, until another is chosen. */
export function useCoupOpening(
  table: TableState,
  offer: CheminOffer<'openDispute'> | null,
): CoupOpening {
  const { take, refusal, waiting } = useAct()
  const drafting = useDisputeDraft(coupsOf(table)[0] ?? NO_COUP)
  const { play, contenders, provision } = drafting.draft
  const about = drafting.draft.about.trim()
  return {
    ...drafting,
    table,
    isReady: offer !== null && about !== '' && contenders.length > 0,
    send: async () =>
      offer !== null &&
      (await take(offer, { coup: play, about, provision, contenders: [...contenders] })),
    refusal,
    waiting,
  }
}

/** The coup in play first, then those that are over. */
function coupsOf({ coup, last }: TableState): number[] {
  const latest = coup?.serial ?? last?.serial ?? 0
  return Array.from({ length: Math.min(MOST_COUPS, latest) }, (_, before) => latest - before)
}

/** S.39a: the fields of a new dispute; the game goes on meanwhile, unless the inspector stops it. */
export function CoupOpeningFields({ table, draft, change }: CoupOpening) {
  const t = useT('chemin-deputato')
  return (
    <OpeningFields
      draft={draft}
      change={change}
      intro={
        <>
          {t('open.what')} <ProvisionLink id="S.39a" />
        </>
      }
      people={table.persons.map(({ member }) => member)}
      usual={USUAL.map((matter) => t(`open.usual.${matter}`))}
      plays={{
        label: t('open.coup'),
        options: [...coupsOf(table), NO_COUP].map((n) => ({
          key: n,
          label: t(n === table.coup?.serial ? 'open.inPlay' : 'open.coupN', { n }),
        })),
      }}
      cited={CITED}
    />
  )
}
