'use client'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { useToast } from '../../../tell/Toast'
import { Toggle } from '../../../ui/Toggle'
import { useAct, useOffer } from '../../commanding'
import { useMember } from '../context'

/** I.8: whether the member is in the Club, as the member or the secretary recorded it. */
export function Presence() {
  const t = useT('member')
  const { view } = useMember()
  const { take, waiting } = useAct()
  const { say } = useToast()
  const isIn = !view.mine.outOfClub
  const offer = useOffer('setPresence', { inClub: !isIn })
  if (!offer && isIn) return null
  const set = async () => {
    if (offer && (await take(offer))) say(t(isIn ? 'done.outOfClub' : 'done.inClub'))
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border-2 border-line bg-felt px-4 py-2 sm:px-5">
      <Toggle isSelected={isIn} onChange={() => void set()} isDisabled={!offer || waiting}>
        <span className="font-semibold">{t(isIn ? 'presence.in' : 'presence.out')}</span>
      </Toggle>
      <span className="text-sm text-sage">
        {t('presence.why')} <ProvisionLink id="I.8" />
      </span>
    </div>
  )
}
