'use client'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { Countdown, isLate } from '../../../ui/Countdown'
import { useMember } from '../context'

/** The clocks of right that concern the member, and the effect of each when it ends. */
export function MyClocks() {
  const t = useT('member')
  const { view, now } = useMember()
  const clocks = view.mine.clocks.filter((clock) => clock.until === null || clock.until > now)
  if (clocks.length === 0) return null
  return (
    <Block title={t('clocks.title')} marked={clocks.some((clock) => isLate(clock, now))}>
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
