'use client'
import { useRef, useState } from 'react'
import { rulingTells } from '@/rules/chemin-de-fer/16-authority/sentences'
import { findProvision } from '@/rules/chemin-de-fer/provisions'
import type { CourtTable } from '@/rules/chemin-de-fer/views/deputato'
import { CitedProvision } from '../../../disputes/CitedProvision'
import { asMoved, type Moved } from '../../../disputes/MoneyRows'
import { type PastEvening, PastLine } from '../../../disputes/PastLine'
import { Precedents } from '../../../disputes/Precedents'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { TellTexts } from '../../../tell/TellTexts'
import { Badge } from '../../../ui/Badge'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { useCommanding, useOffer } from '../../commanding'
import { RulingText } from '../RulingText'
import { Statements } from '../Statements'
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
  const { dispute } = one
  const { evening } = useCommanding()
  const form = useRef<HTMLDivElement>(null)
  const [provision, setProvision] = useState(dispute.provision)
  const [moved, setMoved] = useState<readonly Moved[]>([])
  const use = (thought: UsedWhatIf) => {
    setProvision(thought.provision)
    setMoved(asMoved(thought.transfers))
    form.current?.scrollIntoView({ behavior: 'smooth' })
  }
  const tonight = kinOf(tables, one, provision).map((other) => ({
    key: keyOf(other),
    about: other.dispute.about,
    told: other.dispute.decision && <TellTexts tells={rulingTells(other.dispute.decision)} />,
  }))
  return (
    <article className="flex min-w-0 flex-col gap-5">
      <CaseHead one={one} past={past} onBack={onBack} />
      {provision && <CitedProvision id={provision} words={findProvision(provision)} />}
      <StatementsBlock one={one} />
      {dispute.coup > 0 && <CoupReplay one={one} />}
      {dispute.status === 'open' && dispute.coup > 0 && <WhatIfs one={one} onUse={use} />}
      {provision && (
        <Precedents
          evening={evening}
          provision={provision}
          tonight={tonight}
          isPast={past !== undefined}
        />
      )}
      <div ref={form} className="scroll-mt-4">
        <Ruling
          one={one}
          isCounting={isCounting}
          provision={provision}
          onProvision={setProvision}
          moved={moved}
          onMoved={setMoved}
        />
      </div>
    </article>
  )
}

type HeadProps = Pick<CaseFileProps, 'one' | 'past' | 'onBack'>

function CaseHead({ one: { table, dispute }, past, onBack }: HeadProps) {
  const t = useT('chemin-deputato')
  return (
    <header className="flex flex-col gap-2">
      <div className="lg:hidden">
        <Button variant="quiet" onPress={onBack}>
          ← {t('back')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {past && <PastLine {...past} />}
        <h2 className="text-2xl">{t('case.title', { n: dispute.number, label: table.label })}</h2>
        <Badge tone={STATUS_TONES[dispute.status]}>{t(`status.${dispute.status}`)}</Badge>
      </div>
      <p className="text-xl">{dispute.about}</p>
      <p className="text-sage">
        {t.rich(dispute.openedBy === null ? 'case.openedAtTable' : 'case.opened', {
          who: () => <MemberName id={dispute.openedBy} />,
          time: () => <Moment at={dispute.openedAt} />,
        })}
      </p>
    </header>
  )
}

function StatementsBlock({ one: { table, dispute } }: { one: CoupCase }) {
  const t = useT('chemin-deputato')
  const mayState = useOffer('stateToDispute', { table: table.id, dispute: dispute.number })
  if (dispute.statements.length === 0 && !mayState) return null
  return (
    <Block title={t('statements.title')}>
      <Statements table={table.id} dispute={dispute} />
    </Block>
  )
}

type RulingProps = Parameters<typeof RuleForm>[0]

/** The form of the ruling while it is offered; afterwards the ruling itself. */
function Ruling(props: RulingProps) {
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
