'use client'
import { useRef } from 'react'
import { rulingTells } from '@/rules/chemin-de-fer/16-authority/sentences'
import { findProvision } from '@/rules/chemin-de-fer/provisions'
import type { CourtTable } from '@/rules/chemin-de-fer/views/deputato'
import { CaseSheet } from '../../../disputes/CaseSheet'
import { CitedProvision } from '../../../disputes/CitedProvision'
import { asMoved, type Moved } from '../../../disputes/MoneyRows'
import type { PastEvening } from '../../../disputes/PastLine'
import { Precedents } from '../../../disputes/Precedents'
import { NO_PROVISION, useRulingDraft } from '../../../disputes/rulingDraft'
import { StatementsFold } from '../../../disputes/Statements'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'
import { Block } from '../../../ui/Block'
import { useCommanding, useOffer } from '../../commanding'
import { RulingText } from '../RulingText'
import { CoupReplay } from './CoupReplay'
import { type CoupCase, keyOf, kinOf, STATUS_TONES, type UsedWhatIf } from './cases'
import { RuleForm } from './RuleForm'
import { WhatIfs } from './WhatIfs'

interface CaseFileProps {
  one: CoupCase
  /** The tables among whose disputes kindred rulings are looked for. */
  tables: readonly CourtTable[]
  onBack: () => void
  /** The dispute's closed evening; absent for tonight's evening. */
  past?: PastEvening
  /** The chips are being counted. */
  isCounting: boolean
}

/** S.39a: a dispute with everything that the inspector's ruling rests on, and the ruling itself. */
export function CaseFile({ one, tables, onBack, past, isCounting }: CaseFileProps) {
  const t = useT('chemin-deputato')
  const { table, dispute } = one
  const { evening } = useCommanding()
  const form = useRef<HTMLDivElement>(null)
  const moved: readonly Moved[] = []
  const where = { table: table.id, dispute: dispute.number }
  const offer = useOffer('ruleDispute', where)
  const writing = useRulingDraft(
    { evening, ...where },
    { moved },
    {
      provision: dispute.provision,
      isOffered: offer !== null,
      isSettled: dispute.status !== 'open',
    },
  )
  const { draft, write, provision } = writing
  const use = (thought: UsedWhatIf) => {
    write({
      ...draft,
      provision: thought.provision ?? NO_PROVISION,
      moved: asMoved(thought.transfers),
    })
    form.current?.scrollIntoView({ behavior: 'smooth' })
  }
  const tonight = kinOf(tables, one, provision).map((other) => ({
    key: keyOf(other),
    about: other.dispute.about,
    told: other.dispute.decision && <TellTexts tells={rulingTells(other.dispute.decision)} />,
  }))
  return (
    <CaseSheet
      dispute={dispute}
      label={table.label}
      status={{ tone: STATUS_TONES[dispute.status], text: t(`status.${dispute.status}`) }}
      opened={{
        by: dispute.openedBy && <MemberName id={dispute.openedBy} />,
        at: dispute.openedAt,
      }}
      onBack={onBack}
      past={past}
      replay={dispute.coup > 0 && <CoupReplay one={one} />}
      ruling={
        <div ref={form} className="scroll-mt-4">
          <Ruling one={one} isCounting={isCounting} writing={writing} />
        </div>
      }
    >
      <StatementsFold table={table.id} dispute={dispute} />
      {dispute.status === 'open' && dispute.coup > 0 && <WhatIfs one={one} onUse={use} />}
      {provision && <CitedProvision id={provision} words={findProvision(provision)} />}
      {provision && (
        <Precedents
          evening={evening}
          provision={provision}
          tonight={tonight}
          isPast={past !== undefined}
        />
      )}
    </CaseSheet>
  )
}

/** The form of the ruling while it is offered; afterwards the ruling itself. */
function Ruling(props: Parameters<typeof RuleForm>[0]) {
  const t = useT('chemin-deputato')
  const { table, dispute } = props.one
  const offer = useOffer('ruleDispute', { table: table.id, dispute: dispute.number })
  if (offer) return <RuleForm {...props} />
  if (!dispute.decision) return null
  return (
    <Block title={t('rule.given')}>
      <RulingText ruling={dispute.decision} openedAt={dispute.openedAt} />
    </Block>
  )
}
