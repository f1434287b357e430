'use client'
import type { Dispute } from '@/rules/poker/state/dispute'
import { byTell } from '@/rules/poker/telling/decisions'
import { Contenders } from '../../../disputes/Contenders'
import { Statements } from '../../../disputes/Statements'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Sheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { type Acting, useAct, useOffer, useOffers } from '../../commanding'
import { useTable } from '../../table/context'
import { Refusal } from '../../table/sheet/Refusal'
import { CalledDeputato } from '../CalledDeputato'
import { RulingText } from '../Decisions'
import { ForNow } from '../ForNow'
import { NameArbiters } from '../NameArbiters'
import { NamedArbiters } from '../NamedArbiters'

/** N2: players at the table who are not contenders vote, each for one contender. */
export function VoteSheet({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useT('table')
  const { view, evening } = useTable()
  const { act, take, refusal, waiting } = useAct()
  const match = { dispute: dispute.number }
  const appeal = useOffer('appealDispute', match)
  const withdraw = useOffer('withdrawDispute', match)
  const naming = useOffer('nameArbiter', match)
  const canVote = useOffer('voteDispute', match) !== null
  return (
    <Sheet title={t('dispute.about', { colpo: dispute.colpo })} onClose={onClose}>
      <p>
        {dispute.about} {dispute.provision && <strong>({dispute.provision})</strong>}
      </p>
      <p className="text-sage">
        {t('dispute.contenders')} <Contenders dispute={dispute} />
      </p>
      <Ruled dispute={dispute} />
      <p>
        <CalledDeputato dispute={dispute} deputato={view.deputato} />
      </p>
      <ForNow table={view.summary.id} dispute={dispute} />
      {(dispute.status === 'voting' || canVote) && (
        <Votes dispute={dispute} act={act} isDisabled={waiting} />
      )}
      <Statements table={view.summary.id} dispute={dispute} />
      <NamedArbiters dispute={dispute} />
      {naming && (
        <NameArbiters
          dispute={dispute}
          table={view.summary.id}
          evening={evening}
          isDisabled={waiting}
          name={(member, arbiters) => take(naming, { member, arbiters })}
        />
      )}
      {refusal && <Refusal refusal={refusal} />}
      <div className="flex flex-wrap gap-2">
        {appeal && (
          <Button isDisabled={waiting} onPress={() => take(appeal)}>
            {t('dispute.appeal')}
          </Button>
        )}
        {withdraw && (
          <Button
            variant="quiet"
            isDisabled={waiting}
            onPress={async () => (await take(withdraw)) && onClose()}
          >
            {t('dispute.withdraw')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

interface VotesProps {
  dispute: Dispute
  act: Acting['act']
  isDisabled: boolean
}

/** A row for each voter, a button for each contender. */
function Votes({ dispute, act, isDisabled }: VotesProps) {
  const { view } = useTable()
  const t = useT('table')
  const match = { table: view.summary.id, dispute: dispute.number }
  const votes = useOffers('voteDispute', match)
  const voters = view.summary.seats.flatMap((seat) =>
    seat.member && seat.state === 'seated' && !dispute.contenders.includes(seat.member)
      ? [seat.member]
      : [],
  )
  return (
    <ul className="flex flex-col gap-2">
      {voters.map((voter) => (
        <li key={voter} className="flex flex-wrap items-center gap-2">
          <strong className="min-w-40 flex-1">
            <MemberName id={voter} />
          </strong>
          {dispute.contenders.map((contender) => (
            <div key={contender} className="w-52">
              <Choice
                chosen={dispute.votes[voter] === contender}
                mark={t('dispute.hisVote')}
                isDisabled={isDisabled || !votes.some(({ payload }) => payload.member === voter)}
                onChange={() =>
                  act('voteDispute', { ...match, member: voter, inFavourOf: contender })
                }
              >
                <MemberName id={contender} />
              </Choice>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The decisions so far, without their hours: the table has just heard them. */
function Ruled({ dispute }: { dispute: Dispute }) {
  return dispute.decisions.map((decision) => (
    <div key={decision.at} className="border-l-4 border-brass pl-3">
      <p className="text-sage">
        <TellTexts tells={[byTell(decision)]} />
      </p>
      <RulingText ruling={decision} />
    </div>
  ))
}
