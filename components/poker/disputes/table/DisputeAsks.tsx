'use client'
import { useState } from 'react'
import { isUndecided } from '@/rules/poker/17-arbitration/waiting'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useOffers } from '../../commanding'
import { useTable } from '../../table/context'
import { CalledDeputato } from '../CalledDeputato'
import { disputeStatusKey } from '../NamedArbiters'

const VoteSheet = onDemand(() => import('./VoteSheet').then((loaded) => loaded.VoteSheet), {
  ahead: true,
})

/** XVII: open disputes, and provisional rulings on the last colpo, with the button to vote. */
export function DisputeAsks() {
  const { view } = useTable()
  const [open, setOpen] = useState<number | null>(null)
  const live = view.disputes.filter(
    (one) => isUndecided(one) || (one.status === 'provisional' && one.colpo === view.colpoNumber),
  )
  const shown = view.disputes.find((one) => one.number === open)
  return (
    <>
      {live.map((dispute) => (
        <DisputeAsk key={dispute.number} dispute={dispute} onOpen={() => setOpen(dispute.number)} />
      ))}
      {shown && <VoteSheet dispute={shown} onClose={() => setOpen(null)} />}
    </>
  )
}

function DisputeAsk({ dispute, onOpen }: { dispute: Dispute; onOpen: () => void }) {
  const t = useT('table')
  const { view } = useTable()
  const which = { dispute: dispute.number }
  const isTied = useOffers('decideForNow', which).length > 0
  const canVote = useOffers('voteDispute', which).length > 0
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-lg border-4 border-double border-warn py-1 pr-1 pl-3">
      <p className="leading-tight">
        <strong className="block">
          {t('dispute.about', { colpo: dispute.colpo })} ·{' '}
          {t(`dispute.status.${disputeStatusKey(dispute)}`)}
        </strong>
        <span className="line-clamp-1">{dispute.about}</span>
        <CalledDeputato dispute={dispute} deputato={view.deputato} />
      </p>
      <Button onPress={onOpen}>
        {t(isTied ? 'dispute.forNow' : canVote ? 'dispute.vote' : 'dispute.see')}
      </Button>
    </section>
  )
}

/** Every dispute of the evening at this table, decided or not. */
export function EveningDisputes() {
  const { view } = useTable()
  const t = useT('table')
  const [open, setOpen] = useState<number | null>(null)
  const shown = view.disputes.find((one) => one.number === open)
  if (view.disputes.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-1">{t('dispute.all')}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
        {view.disputes.map((dispute) => (
          <Button key={dispute.number} onPress={() => setOpen(dispute.number)}>
            {dispute.colpo > 0 && `${t('top.colpo')} ${dispute.colpo} · `}
            {t(`dispute.status.${disputeStatusKey(dispute)}`)}
          </Button>
        ))}
      </div>
      {shown && <VoteSheet dispute={shown} onClose={() => setOpen(null)} />}
    </fieldset>
  )
}
