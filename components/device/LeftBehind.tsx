'use client'
import { useEffect, useState } from 'react'
import { useClub, useGameName } from '../club/club'
import { useT } from '../language/i18n'
import { forgetLeftTaps, type LeftTaps, leftTaps } from '../live/alone/left'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Commands, InTheirWords } from './Undone'

/** Read in the browser only; `here` is the post of the device, null where it is at none. */
function useLeftTaps(here: string | null) {
  const { slug } = useClub().club
  const [left, setLeft] = useState<readonly LeftTaps[]>([])
  useEffect(() => setLeft(leftTaps(slug, here)), [slug, here])
  const forget = () => {
    forgetLeftTaps(slug, here)
    setLeft([])
  }
  return { left, forget }
}

/**
 * At another post: what this device decided alone at an earlier one and did not send; again at each start until
 * somebody has read it.
 */
export function LeftBehindDialog({ here }: { here: string }) {
  const t = useT('device')
  const { left, forget } = useLeftTaps(here)
  const [isLater, setLater] = useState(false)
  if (left.length === 0 || isLater) return null
  const read = (
    <Button variant="primary" onPress={forget}>
      {t('undone.read')}
    </Button>
  )
  return (
    <Dialog
      title={<Title left={left} />}
      onClose={() => setLater(true)}
      out={t('left.later')}
      actions={read}
      wide
    >
      <Posts left={left} />
      <p>{t('left.elsewhere')}</p>
    </Dialog>
  )
}

/** At no post any more: the same, which goes by itself once the device is back at that post. */
export function LeftBehind() {
  const t = useT('device')
  const { left } = useLeftTaps(null)
  if (left.length === 0) return null
  return (
    <section className="flex max-w-2xl flex-col gap-3 rounded-card border-2 border-warn p-5 text-left">
      <h2 className="text-xl">
        <Title left={left} />
      </h2>
      <Posts left={left} />
      {left.some(({ doesWait }) => doesWait) && <p>{t('left.back')}</p>}
    </section>
  )
}

function Title({ left }: { left: readonly LeftTaps[] }) {
  const t = useT('device')
  return t('left.title', { count: left.reduce((sum, { commands }) => sum + commands.length, 0) })
}

function Posts({ left }: { left: readonly LeftTaps[] }) {
  const t = useT('device')
  const nameOf = useGameName()
  return left.map((taps) => (
    <InTheirWords key={`${taps.post} ${taps.game} ${taps.doesWait}`} taps={taps}>
      <p>{t('left.at', { game: nameOf(taps.game), post: taps.post.replace(/^T/, '') })}</p>
      <Commands commands={taps.commands} />
    </InTheirWords>
  ))
}
