'use client'
import { useState } from 'react'
import { isSamePanel } from '@/rules/poker/17-arbitration/panel'
import { isUndecided, MOST_OPEN, openedBy } from '@/rules/poker/17-arbitration/waiting'
import type { PokerOffer } from '@/rules/poker/offers'
import type { Dispute } from '@/rules/poker/state/dispute'
import { writtenTell } from '@/rules/poker/telling/causes'
import type { TableView } from '@/rules/poker/views/table'
import { Statements } from '../../../disputes/Statements'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { TellTexts } from '../../../tell/TellTexts'
import { Badge } from '../../../ui/Badge'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { useOffer, useOffers } from '../../commanding'
import { useMember } from '../../member/context'
import { OfferButton } from '../../member/OfferButton'
import { CalledDeputato } from '../CalledDeputato'
import { Decisions } from '../Decisions'
import { ForNow } from '../ForNow'
import { disputeStatusKey, NamedArbiters } from '../NamedArbiters'
import { OpenDisputeDialog } from './OpenDisputeDialog'

/** XVII: the table's disputes with their reasons, the member's vote, and the button to open one. */
export function Disputes({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const open = useOffer('openDispute', { table: table.summary.id })
  const [isOpening, setOpening] = useState(false)
  const disputes = [...table.disputes].sort((a, b) => b.number - a.number)
  const canOpen = open && table.players.some((player) => player.member === view.member)
  const waiting = openedBy(table.disputes, view.member).length
  const isFull = !canOpen && waiting >= MOST_OPEN
  if (disputes.length === 0 && !canOpen) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t('disputes.title')}</h2>
      {disputes.map((dispute) => (
        <DisputeCard key={dispute.number} dispute={dispute} table={table} />
      ))}
      {(canOpen || isFull) && (
        <div className="flex flex-col items-start gap-1">
          <Button isDisabled={isFull} onPress={() => setOpening(true)}>
            {t('disputes.open')}
          </Button>
          {isFull && <p className="text-sage">{t('disputes.full', { n: waiting })}</p>}
        </div>
      )}
      {canOpen && isOpening && (
        <OpenDisputeDialog table={table} onClose={() => setOpening(false)} />
      )}
    </section>
  )
}

function DisputeCard({ dispute, table }: { dispute: Dispute; table: TableView }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const { view } = useMember()
  const match = { table: table.summary.id, dispute: dispute.number }
  const votes = useOffers('voteDispute', { ...match, member: view.member })
  const appeal = useOffer('appealDispute', match)
  const withdraw = useOffer('withdrawDispute', match)
  // Here the member only accepts arbiters whom another contender named; new names are entered at the table.
  const agreeing = useOffers('nameArbiter', { ...match, member: view.member }).filter((offer) =>
    Object.values(dispute.arbiters).some((others) => isSamePanel(others, offer.payload.arbiters)),
  )
  const voted = dispute.votes[view.member]
  return (
    <Block
      marked={votes.length > 0 || agreeing.length > 0}
      title={t('disputes.one', { n: dispute.number, colpo: dispute.colpo })}
      aside={
        <Badge tone={isUndecided(dispute) ? 'warn' : 'plain'}>
          {t(`disputes.status.${disputeStatusKey(dispute)}`)}
        </Badge>
      }
    >
      <p className="text-lg">
        <TellTexts tells={[writtenTell(dispute.about)]} />{' '}
        {dispute.provision && <ProvisionLink id={dispute.provision} />}
      </p>
      <p className="text-sage">
        {t('disputes.between', { names: dispute.contenders.map(nameOf).join(' · ') })}
      </p>
      {voted && <p className="mt-2">{t('disputes.voted', { name: nameOf(voted) })}</p>}
      {votes.length > 0 && <OwnVote votes={votes} />}
      <NamedArbiters dispute={dispute} />
      <p>
        <CalledDeputato dispute={dispute} deputato={table.deputato} />
      </p>
      <ForNow table={table.summary.id} dispute={dispute} />
      <Statements table={table.summary.id} dispute={dispute} />
      <Decisions dispute={dispute} />
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        <AgreeOnArbiters offers={agreeing} />
        <OfferButton
          offer={appeal}
          ask={{
            title: t('disputes.appeal.title'),
            text: t('disputes.appeal.text'),
            action: t('disputes.appeal.action'),
          }}
        >
          {t('disputes.appeal.action')}
        </OfferButton>
        <OfferButton offer={withdraw} variant="quiet">
          {t('disputes.withdraw')}
        </OfferButton>
      </div>
    </Block>
  )
}

/** XVII.1: the member votes for one of the contenders. */
function OwnVote({ votes }: { votes: readonly PokerOffer<'voteDispute'>[] }) {
  const t = useT('member')
  const nameOf = useNameOf()
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p>
        {t('disputes.vote')} <ProvisionLink id="XVII.1" />
      </p>
      <div className="flex flex-wrap gap-3">
        {votes.map((offer) => (
          <OfferButton key={offer.payload.inFavourOf} offer={offer} variant="primary">
            {nameOf(offer.payload.inFavourOf)}
          </OfferButton>
        ))}
      </div>
    </div>
  )
}

/** XVII.4: a contender accepts the arbiters whom another contender named. */
function AgreeOnArbiters({ offers }: { offers: readonly PokerOffer<'nameArbiter'>[] }) {
  const t = useT('member')
  const nameOf = useNameOf()
  return offers.map((offer) => {
    const names = offer.payload.arbiters.map(nameOf).join(', ')
    return (
      <OfferButton key={names} offer={offer} variant="primary">
        {t('disputes.agreeArbiters', { count: offer.payload.arbiters.length, names })}
      </OfferButton>
    )
  })
}
