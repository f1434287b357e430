'use client'
import { useState } from 'react'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useT } from '../../i18n'
import { Button } from '../../ui/Button'
import { useTable } from '../context'
import { VoteSheet } from './VoteSheet'

/** Disputes still open: what is quarrelled about, and the way to the table's vote (XVII). */
export function DisputeAsks() {
  const { view } = useTable()
  const [open, setOpen] = useState<number | null>(null)
  const live = view.disputes.filter(
    (one) =>
      one.status === 'voting' || one.status === 'to-deputato' || one.status === 'provisional',
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
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-lg border-4 border-double border-warn py-1 pr-1 pl-3">
      <p className="leading-tight">
        <strong className="block">
          {t('dispute.about', { colpo: dispute.colpo })} · {t(`dispute.status.${dispute.status}`)}
        </strong>
        <span className="line-clamp-1">{dispute.about}</span>
      </p>
      <Button onPress={onOpen}>
        {t(dispute.status === 'voting' ? 'dispute.vote' : 'dispute.see')}
      </Button>
    </section>
  )
}
