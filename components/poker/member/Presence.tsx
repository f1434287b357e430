'use client'
import { useState } from 'react'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../regulation/ProvisionLink'
import { Toggle } from '../../ui/Toggle'
import { useMember, useOffer } from './context'

/** I.8: whether he is in the Club, as he or the secretary says. */
export function Presence() {
  const t = useT('member')
  const { view, take } = useMember()
  const isIn = !view.mine.outOfClub
  const offer = useOffer('setPresence', { inClub: !isIn })
  const [isPending, setPending] = useState(false)
  const change = async () => {
    if (!offer) return
    setPending(true)
    await take(offer)
    setPending(false)
  }
  if (!offer && isIn) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border-2 border-line bg-felt px-4 py-2 sm:px-5">
      <Toggle isSelected={isIn} onChange={() => void change()} isDisabled={!offer || isPending}>
        <span className="font-semibold">{t(isIn ? 'presence.in' : 'presence.out')}</span>
      </Toggle>
      <span className="text-sm text-sage">
        {t('presence.why')} <ProvisionLink id="I.8" />
      </span>
    </div>
  )
}
