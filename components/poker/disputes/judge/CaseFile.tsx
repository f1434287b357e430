'use client'
import { useState } from 'react'
import { isSettled } from '@/rules/poker/17-arbitration/waiting'
import { findProvision } from '@/rules/poker/provisions'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { CitedProvision } from '../../../disputes/CitedProvision'
import { type PastEvening, PastLine } from '../../../disputes/PastLine'
import type { NamedProvision } from '../../../disputes/RulingFields'
import { useT } from '../../../language/i18n'
import { PrintLink } from '../../../officer/PrintLink'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Badge } from '../../../ui/Badge'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { useCommanding, useOffer } from '../../commanding'
import { CalledDeputato } from '../CalledDeputato'
import { Decisions } from '../Decisions'
import { disputeStatusKey, NamedArbiters } from '../NamedArbiters'
import { STATUS_TONES } from './CaseList'
import { ColpoRecord } from './ColpoRecord'
import type { Case } from './cases'
import { PokerPrecedents } from './PokerPrecedents'
import { Proposed } from './Proposed'
import { RuleForm } from './RuleForm'

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
  // The article and the precedents follow the provision that the judge names in the form.
  const [provision, setProvision] = useState(dispute.provision)
  return (
    <article className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className={props.alone ? '' : 'lg:hidden'}>
          <Button variant="quiet" onPress={props.onBack}>
            ← {t('back')}
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {props.past && <PastLine {...props.past} />}
          <h2 className="text-2xl">{t('case.title', { n: dispute.number, label: table.label })}</h2>
          <Badge tone={STATUS_TONES[dispute.status]}>
            {t(`status.${disputeStatusKey(dispute)}`)}
          </Badge>
        </div>
        <p className="text-xl">{dispute.about}</p>
        <p className="text-sage">
          {t.rich(dispute.openedBy === null ? 'case.openedAtTable' : 'case.opened', {
            who: () => <MemberName id={dispute.openedBy} />,
            time: () => <Moment at={dispute.openedAt} />,
          })}
        </p>
        <NamedArbiters dispute={dispute} />
        <CalledDeputato dispute={dispute} deputato={table.deputato} />
      </header>
      {provision && <CitedProvision id={provision} words={findProvision(provision)} />}
      {dispute.colpo > 0 && <ColpoRecord one={one} />}
      <Votes one={one} />
      {dispute.decisions.length > 0 && (
        <Block title={t('decisions.title')}>
          <Decisions dispute={dispute} />
          <PrintRuling one={one} />
        </Block>
      )}
      {provision && (
        <PokerPrecedents
          one={one}
          tables={tables}
          provision={provision}
          isPast={props.past !== undefined}
        />
      )}
      <Proposed one={one} />
      <Ruling one={one} provision={provision} onProvision={setProvision} />
    </article>
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
function Ruling({ one, ...named }: { one: Case } & NamedProvision) {
  const t = useT('deputato')
  const { table, dispute } = one
  const offer = useOffer('ruleDispute', { table: table.id, dispute: dispute.number })
  if (offer) return <RuleForm key={dispute.proposals} one={one} {...named} />
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
  const { votes, contenders } = one.dispute
  const cast = Object.entries(votes)
  return (
    <Block title={t('votes.title')}>
      {cast.length === 0 && <p className="text-sage">{t('votes.none')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {contenders.map((contender) => {
          const voters = cast.filter(([, favoured]) => favoured === contender)
          return (
            <li key={contender} className="rounded-lg border border-line p-3">
              <p className="flex justify-between gap-3 text-lg font-semibold">
                <MemberName id={contender} />
                <span className="tabular-nums">{t('votes.count', { n: voters.length })}</span>
              </p>
              <p className="text-sage">
                {voters.map(([voter], index) => (
                  <span key={voter}>
                    {index > 0 && ', '}
                    <MemberName id={voter} />
                  </span>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
