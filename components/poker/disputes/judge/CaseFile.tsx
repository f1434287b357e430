'use client'
import { isSettled } from '@/rules/poker/17-arbitration/waiting'
import { findProvision } from '@/rules/poker/provisions'
import { byTell, favourTell } from '@/rules/poker/telling/decisions'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { CaseSheet } from '../../../disputes/CaseSheet'
import { CitedProvision } from '../../../disputes/CitedProvision'
import { Fold } from '../../../disputes/Fold'
import type { PastEvening } from '../../../disputes/PastLine'
import { useRulingDraft } from '../../../disputes/rulingDraft'
import { StatementsFold } from '../../../disputes/Statements'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { PrintLink } from '../../../officer/PrintLink'
import { MemberName } from '../../../tell/MemberName'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { TellTexts } from '../../../tell/TellTexts'
import { Block } from '../../../ui/Block'
import { useCommanding, useOffer } from '../../commanding'
import { CalledDeputato } from '../CalledDeputato'
import { Decisions } from '../Decisions'
import { disputeStatusKey, NamedArbiters } from '../NamedArbiters'
import { STATUS_TONES } from './CaseList'
import { ColpoRecord } from './ColpoRecord'
import { ColpoReplay } from './ColpoReplay'
import type { Case } from './cases'
import { PokerPrecedents } from './PokerPrecedents'
import { Proposed } from './Proposed'
import { NOTHING_CHOSEN, RuleForm } from './RuleForm'

interface CaseFileProps {
  one: Case
  /** The tables among whose disputes precedents are looked for. */
  tables: readonly CourtTable[]
  onBack: () => void
  /** The dispute's closed evening; absent for tonight's evening. */
  past?: PastEvening
  /** True where no list stands beside it, however wide the screen. */
  alone?: boolean
}

/** A dispute with everything that a ruling rests on: the colpo, the votes, the provision, the precedents. */
export function CaseFile(props: CaseFileProps) {
  const { one, tables } = props
  const { table, dispute } = one
  const t = useT('deputato')
  const { evening } = useCommanding()
  const where = { table: table.id, dispute: dispute.number }
  const offer = useOffer('ruleDispute', where)
  const state = { isOffered: offer !== null, isSettled: isSettled(dispute.status) }
  const ruled = { provision: dispute.provision, ...state }
  const writing = useRulingDraft({ evening, ...where }, { consequence: NOTHING_CHOSEN }, ruled)
  const { provision } = writing
  return (
    <CaseSheet
      dispute={dispute}
      label={table.label}
      status={{
        tone: STATUS_TONES[dispute.status],
        text: t(`status.${disputeStatusKey(dispute)}`),
      }}
      opened={{
        by: dispute.openedBy && <MemberName id={dispute.openedBy} />,
        at: dispute.openedAt,
      }}
      judges={
        <>
          <NamedArbiters dispute={dispute} />
          <CalledDeputato dispute={dispute} deputato={table.deputato} />
        </>
      }
      onBack={props.onBack}
      past={props.past}
      alone={props.alone}
      replay={dispute.colpo > 0 && <ColpoReplay one={one} />}
      ruling={
        <>
          <Proposed one={one} />
          <Ruling one={one} writing={writing} />
        </>
      }
    >
      {dispute.decisions.length > 0 && (
        <Fold
          title={t('decisions.title')}
          isOpen={isSettled(dispute.status)}
          gist={dispute.decisions
            .slice(-1)
            .map((one) => <TellTexts key={one.at} tells={[byTell(one), favourTell(one)]} />)}
        >
          <Decisions dispute={dispute} />
          <PrintRuling one={one} />
        </Fold>
      )}
      {dispute.colpo > 0 && <ColpoRecord one={one} />}
      <StatementsFold table={table.id} dispute={dispute} />
      <Votes one={one} />
      {provision && <CitedProvision id={provision} words={findProvision(provision)} />}
      {provision && (
        <PokerPrecedents
          one={one}
          tables={tables}
          provision={provision}
          isPast={props.past !== undefined}
        />
      )}
    </CaseSheet>
  )
}

function PrintRuling({ one }: { one: Case }) {
  const t = useT('deputato')
  const { evening } = useCommanding()
  if (!evening) return null
  const paper = `contestazione/${one.table.id}/${one.dispute.number}`
  return <PrintLink evening={evening} paper={paper} label={t('print')} />
}

/** XVII.2: the form of the ruling, or the reason why there is none: a judge may not sit at the table. */
function Ruling({ one, writing }: Parameters<typeof RuleForm>[0]) {
  const t = useT('deputato')
  const { table, dispute } = one
  const offer = useOffer('ruleDispute', { table: table.id, dispute: dispute.number })
  if (offer) return <RuleForm key={dispute.proposals} one={one} writing={writing} />
  const { status } = dispute
  if (isSettled(status)) return null
  return (
    <Block marked title={t('rule.title')}>
      <p>
        {t(table.youPlayedHere ? 'rule.youSit' : `rule.notYet.${status}`)}{' '}
        <ProvisionLink id="XVII.2" />
      </p>
    </Block>
  )
}

/** N2: the table's votes; contenders do not vote. */
function Votes({ one }: { one: Case }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const { votes, contenders } = one.dispute
  const cast = Object.entries(votes)
  const votersOf = (contender: string) =>
    cast.filter(([, favoured]) => favoured === contender).map(([voter]) => nameOf(voter))
  const gist = contenders
    .map((contender) => `${nameOf(contender)} ${votersOf(contender).length}`)
    .join(' · ')
  return (
    <Fold title={t('votes.title')} gist={cast.length > 0 && gist}>
      {cast.length === 0 && <p className="text-sage">{t('votes.none')}</p>}
      <ul className="flex flex-col gap-2">
        {contenders.map((contender) => (
          <li key={contender}>
            <MemberName id={contender} className="font-semibold" />{' '}
            {t('votes.count', { n: votersOf(contender).length })}{' '}
            <span className="text-sage">{votersOf(contender).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
