'use client'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { Countdown, isLate, isRunning } from '../../../ui/Countdown'
import { useOfNow, useWhich } from '../../../ui/ofNow'
import { useMember } from '../context'

/** The clocks of right that concern the member, and the effect of each when it ends. */
export function MyClocks() {
  const t = useT('member')
  const { view, now } = useMember()
  const clocks = useWhich(view.mine.clocks, now, isRunning)
  const isMarked = useOfNow(now, (at) => clocks.some((clock) => isLate(clock, at)))
  if (clocks.length === 0) return null
  return (
    <Block title={t('clocks.title')} marked={isMarked}>
      <ul className="flex flex-col gap-3">
        {clocks.map((clock) => (
          <li
            key={`${clock.kind}-${clock.table}-${clock.since}`}
            className="flex items-center gap-4"
          >
            <span className="min-w-20 text-2xl">
              {clock.until === null ? '—' : <Countdown clock={clock} now={now} />}
            </span>
            <span>
              {t(`clocks.${clock.kind}`)} <ProvisionLink id={clock.provision} />
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
