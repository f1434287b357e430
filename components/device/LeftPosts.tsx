'use client'
import { useGameName } from '../club/club'
import { useT } from '../language/i18n'
import type { LeftTaps } from '../live/alone/left'
import { Commands, InTheirWords } from './InTheirWords'

/** How many commands were left behind. */
export function LeftTitle({ left }: { left: readonly LeftTaps[] }) {
  const t = useT('device')
  return t('left.title', { count: left.reduce((sum, { commands }) => sum + commands.length, 0) })
}

/** They, by the post where they were given. */
export function LeftPosts({ left }: { left: readonly LeftTaps[] }) {
  const t = useT('device')
  const nameOf = useGameName()
  return left.map((taps) => (
    <InTheirWords key={`${taps.post} ${taps.game} ${taps.doesWait}`} taps={taps}>
      <p>{t('left.at', { game: nameOf(taps.game), post: taps.post.replace(/^T/, '') })}</p>
      <Commands commands={taps.commands} />
    </InTheirWords>
  ))
}
