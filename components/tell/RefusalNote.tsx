'use client'
import type { ToldRefusal } from '@/server/common/errors'
import { ProvisionLink } from './ProvisionLink'
import { RefusalText } from './RefusalText'

/** A refusal as a notice on the page, with a link to its provision. */
export function RefusalNote({ refusal }: { refusal: ToldRefusal }) {
  return (
    <p role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
      <RefusalText refusal={refusal} />{' '}
      {refusal.provision && <ProvisionLink id={refusal.provision} game={refusal.game} />}
    </p>
  )
}
