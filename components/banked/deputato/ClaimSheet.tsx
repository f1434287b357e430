'use client'
import type { ReactNode } from 'react'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { CaseSheet } from '../../disputes/CaseSheet'
import { CitedProvision } from '../../disputes/CitedProvision'
import { Precedents } from '../../disputes/Precedents'
import { RulingForm } from '../../disputes/RulingForm'
import { named, useRulingDraft } from '../../disputes/rulingDraft'
import { useT } from '../../language/i18n'
import { useAct, useCommanding } from '../../live/commanding'
import { MoneyField } from '../../money/MoneyField'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { MovedChips, type MovedChipsProps } from '../table/ClaimRuled'
import { Refused } from '../told/Refused'

const CLAIMANT = 'claimant'

/** A claim of a banked game as its inspector reads it. */
export interface ShownClaim {
  readonly number: number
  readonly about: string
  /** The provision that the claim names, if any. */
  readonly provision: string | null
  readonly at: Instant
  /** The claimant by name; null for a slip. */
  readonly claimant: string | null
  readonly ruling: ShownRuling | null
  readonly isOpen: boolean
}

interface ShownRuling extends MovedChipsProps {
  readonly isFor: boolean
  readonly why: string
  readonly provision: string | null
}

/** The fields of the form as a command takes them. */
interface Grounds {
  readonly why: string
  readonly provision: string | null
  readonly chips: Chips
}

interface ClaimSheetProps<O extends Offer<AnyCommand>> {
  table: { readonly id: string; readonly label: string }
  claim: ShownClaim
  /** The day's claims at the table: those ruled on by the same provision are precedents. */
  claims: readonly ShownClaim[]
  provisions: Parameters<typeof RulingForm>[0]['provisions']
  replay: ReactNode
  offers: readonly O[]
  isForClaimant: (offer: O) => boolean
  fieldsOf: (offer: O, grounds: Grounds) => Partial<O['payload']>
  /** The label of the sum that the bank pays the claimant, where a ruling moves chips. */
  pays?: string
  /** The label of the sum that a claimant who is wrong gives back to the bank, where a ruling moves chips. */
  returns?: string
  onBack: () => void
  /** Other acts about the claim, below the ruling. */
  acts?: ReactNode
}

const NO_SUM: { chips: Chips | null } = { chips: null }

/** A claim with its colpo step by step, and its ruling or the form that gives it. */
export function ClaimSheet<O extends Offer<AnyCommand>>(props: ClaimSheetProps<O>) {
  const { table, claim, provisions } = props
  const t = useT('deputato')
  const words = useT('banked')
  const { evening } = useCommanding()
  const writing = useRulingDraft({ evening, table: table.id, dispute: claim.number }, NO_SUM, {
    provision: claim.provision,
    isOffered: props.offers.length > 0,
    isSettled: !claim.isOpen,
  })
  const { provision } = writing
  /** An error in dealing has no claimant, and is neither upheld nor rejected. */
  const told = ({ claimant }: ShownClaim, { isFor, why }: ShownRuling) =>
    claimant === null ? why : `${words(`court.${isFor ? 'upheld' : 'rejected'}`)} ${why}`
  const kindred = props.claims.filter(
    (other) => other.number !== claim.number && other.ruling?.provision === provision,
  )
  return (
    <CaseSheet
      dispute={claim}
      label={table.label}
      status={
        claim.isOpen
          ? { tone: 'brass', text: t('status.to-deputato') }
          : { tone: 'good', text: t('status.final') }
      }
      opened={{ by: claim.claimant, at: claim.at }}
      onBack={props.onBack}
      replay={props.replay}
      ruling={
        <>
          {claim.ruling && (
            <Block title={words('court.ruling')}>
              <p>
                {told(claim, claim.ruling)}{' '}
                {claim.ruling.provision && <ProvisionLink id={claim.ruling.provision} />}
              </p>
              <MovedChips {...claim.ruling} />
            </Block>
          )}
          <ClaimRuling {...props} writing={writing} />
          {props.acts}
        </>
      }
    >
      {provision && (
        <CitedProvision
          id={provision}
          words={provisions.find(({ id }) => id === provision)?.words}
        />
      )}
      {provision && (
        <Precedents
          evening={evening}
          provision={provision}
          tonight={kindred.map((other) => ({
            key: String(other.number),
            about: other.about,
            told: other.ruling && <p>{told(other, other.ruling)}</p>,
          }))}
          isPast={false}
        />
      )}
    </CaseSheet>
  )
}

interface ClaimRulingProps<O extends Offer<AnyCommand>> extends ClaimSheetProps<O> {
  writing: ReturnType<typeof useRulingDraft<typeof NO_SUM>>
}

/** The form of the ruling: for the claimant, with the sum that the bank pays where it pays one, or against them. */
function ClaimRuling<O extends Offer<AnyCommand>>(props: ClaimRulingProps<O>) {
  const { claim, offers, isForClaimant, pays, returns } = props
  const { draft, isKept, write, drop } = props.writing
  const t = useT('deputato')
  const words = useT('banked')
  const { take, refusal, waiting } = useAct<AnyCommand>()
  if (offers.length === 0) return <Refused refusal={refusal} />
  const mayUphold = claim.claimant !== null && offers.some(isForClaimant)
  const paysNow = pays !== undefined && mayUphold && draft.favoured === CLAIMANT
  const returnsNow = returns !== undefined && mayUphold && draft.favoured !== CLAIMANT
  const sum = paysNow ? pays : returnsNow ? returns : null
  const moves = returnsNow && (draft.chips ?? 0) > 0 ? 'askReturns' : 'ask'
  const asked = paysNow ? 'askPays' : moves
  async function give() {
    const chosen = offers.find((offer) => isForClaimant(offer) === (draft.favoured === CLAIMANT))
    if (!chosen) return
    const grounds = {
      why: draft.why.trim(),
      provision: named(draft),
      chips: sum === null ? NO_CHIPS : (draft.chips ?? NO_CHIPS),
    }
    if (await take(chosen, props.fieldsOf(chosen, grounds))) drop()
  }
  return (
    <RulingForm
      written={draft}
      // A sum that the bank pays is none that the claimant gives back.
      onWrite={(part) => write({ ...draft, ...('favoured' in part && NO_SUM), ...part })}
      isKept={isKept}
      parties={mayUphold ? [{ key: CLAIMANT, label: claim.claimant ?? '' }] : []}
      nobody={words('court.reject')}
      provisions={props.provisions}
      why={{ longest: 300 }}
      missing={paysNow && draft.chips === null ? ['sum'] : []}
      ways={[
        {
          key: 'final',
          label: t('rule.final'),
          isMain: true,
          ask: {
            title: t('rule.finalTitle'),
            text: words(`court.${asked}`),
            yes: t('rule.final'),
          },
        },
      ]}
      onGive={() => void give()}
      refusal={refusal}
      waiting={waiting}
    >
      {sum !== null && (
        <MoneyField
          label={sum}
          value={draft.chips}
          onChange={(chips) => write({ ...draft, chips: chips === null ? null : asChips(chips) })}
        />
      )}
    </RulingForm>
  )
}
