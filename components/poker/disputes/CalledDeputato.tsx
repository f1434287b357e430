'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { agreedArbiters } from '@/rules/poker/17-arbitration/panel'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'

/** XVII.2: the deputato called to a dispute that was sent on; nothing where nobody is called. */
export function CalledDeputato(props: { dispute: Dispute; deputato: MemberId | null }) {
  const t = useT('deputato')
  const { me } = useClub()
  const { dispute, deputato } = props
  const isSent = dispute.status === 'to-deputato' && agreedArbiters(dispute).length === 0
  if (!isSent || deputato === null) return null
  if (me?.member?.id === deputato) return <span className="font-semibold">{t('called.you')}</span>
  return <span>{t.rich('called.who', { who: () => <MemberName id={deputato} /> })}</span>
}
