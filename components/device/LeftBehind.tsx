'use client'
import { useEffect, useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { forgetLeftTaps, type LeftTaps, leftTaps } from '../live/alone/left'
import { onDemand } from '../ui/loaded/onDemand'
import { LeftPosts, LeftTitle } from './LeftPosts'

const LeftDialog = onDemand(() => import('./LeftDialog').then((loaded) => loaded.LeftDialog), {
  ahead: true,
})

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
  const { left, forget } = useLeftTaps(here)
  const [isLater, setLater] = useState(false)
  if (left.length === 0 || isLater) return null
  return <LeftDialog left={left} read={forget} later={() => setLater(true)} />
}

/** At no post any more: the same, which goes by itself once the device is back at that post. */
export function LeftBehind() {
  const t = useT('device')
  const { left } = useLeftTaps(null)
  if (left.length === 0) return null
  return (
    <section className="flex max-w-2xl flex-col gap-3 rounded-card border-2 border-warn p-5 text-left">
      <h2 className="text-xl">
        <LeftTitle left={left} />
      </h2>
      <LeftPosts left={left} />
      {left.some(({ doesWait }) => doesWait) && <p>{t('left.back')}</p>}
    </section>
  )
}
