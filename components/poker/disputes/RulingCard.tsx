'use client'
import { type ReactNode, useId } from 'react'
import type { Dispute } from '@/rules/poker/state/dispute'
import { byTell } from '@/rules/poker/telling/decisions'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { TellTexts } from '../../tell/TellTexts'
import { RulingText } from './Decisions'

/**
 * The latest decision of a dispute, as the table and the members it concerns are told of it: ruling, reason, provision,
 * and the chips to move. `children` are its button.
 */
export function RulingCard(props: { dispute: Dispute; where?: ReactNode; children: ReactNode }) {
  const t = useT('deputato')
  const title = useId()
  const { dispute, where, children } = props
  const ruling = dispute.decisions.at(-1)
  if (!ruling) return null
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-2 rounded-lg border-4 border-double border-brass px-3 py-2"
    >
      <h2 id={title} className="text-xl">
        {t('told.title', { n: dispute.number, colpo: dispute.colpo })}
      </h2>
      {where && <p className="text-sage">{where}</p>}
      <p className="text-sm text-sage">
        <TellTexts tells={[byTell(ruling)]} />{' '}
        {ruling.provision && <ProvisionLink id={ruling.provision} />}
      </p>
      <RulingText ruling={ruling} />
      <p className="text-sage">
        {t(ruling.transfers.length > 0 ? 'told.moved' : 'told.noChips')}{' '}
        {!ruling.final && t('told.forNow')}
      </p>
      <div>{children}</div>
    </section>
  )
}
