'use client'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Choice } from '../../table/Choice'
import { useAct, useOffers, useTable } from '../../table/context'
import { Refusal } from '../../table/Refusal'
import { Sheet } from '../../table/Sheet'
import { NameArbiters } from '../NameArbiters'
import { NamedArbiters } from '../NamedArbiters'

/** N2: those who sit at the table and are not contenders vote, each for one contender. */
export function VoteSheet({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useT('table')
  const { view, evening } = useTable()
  const { act, refusal, waiting } = useAct()
  const match = { dispute: dispute.number }
  const appeal = useOffers('appealDispute', match)
  const withdraw = useOffers('withdrawDispute', match)
  const naming = useOffers('nameArbiter', match)
  return (
    <Sheet title={t('dispute.about', { colpo: dispute.colpo })} onClose={onClose}>
      <p>
        {dispute.about} {dispute.provision && <strong>({dispute.provision})</strong>}
      </p>
      <p className="text-sage">
        {t('dispute.contenders')}{' '}
        {dispute.contenders.map((member, index) => (
          <span key={member}>
            {index > 0 && ' · '}
            <MemberName id={member} />
          </span>
        ))}
      </p>
      <Decisions dispute={dispute} />
      {dispute.status === 'voting' && <Votes dispute={dispute} act={act} isDisabled={waiting} />}
      <NamedArbiters dispute={dispute} />
      {naming.length > 0 && (
        <NameArbiters
          dispute={dispute}
          table={view.summary.id}
          evening={evening}
          isDisabled={waiting}
          name={(member, arbiters) => act('nameArbiter', { ...match, member, arbiters })}
        />
      )}
      {refusal && <Refusal refusal={refusal} />}
      <div className="flex flex-wrap gap-2">
        {appeal[0] && (
          <Button isDisabled={waiting} onPress={() => act('appealDispute', appeal[0]?.payload)}>
            {t('dispute.appeal')}
          </Button>
        )}
        {withdraw[0] && (
          <Button
            variant="quiet"
            isDisabled={waiting}
            onPress={async () => (await act('withdrawDispute', withdraw[0]?.payload)) && onClose()}
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
  act: ReturnType<typeof useAct>['act']
  isDisabled: boolean
}

/** One row a voter, one button a contender. */
function Votes({ dispute, act, isDisabled }: VotesProps) {
  const { view } = useTable()
  const t = useT('table')
  const match = { dispute: dispute.number }
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

function Decisions({ dispute }: { dispute: Dispute }) {
  const t = useT('table')
  const nameOf = useNameOf()
  return dispute.decisions.map((decision) => (
    <p key={decision.at} className="border-l-4 border-brass pl-3">
      {t(`dispute.by.${decision.by}`, {
        count: decision.arbiters.length,
        names: decision.arbiters.map(nameOf).join(', '),
      })}
      :{' '}
      {decision.inFavourOf === null ? (
        t('dispute.asItStands')
      ) : (
        <>
          {t('dispute.inFavour')} <MemberName id={decision.inFavourOf} />
        </>
      )}{' '}
      ({t(decision.final ? 'dispute.final' : 'dispute.provisional')}) {decision.why}
    </p>
  ))
}
