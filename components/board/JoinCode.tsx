'use client'
import { create } from 'qrcode'
import { useEffect, useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { originFor, type Reach } from './reach'

/** Width of the white margin in modules; cameras do not find the code without it. */
const MARGIN_MODULES = 2

/** QR code that opens the lists on a phone; nothing where phones could not reach the server. */
export function JoinCode({ reach }: { reach: Reach }) {
  const t = useT('board')
  const { club } = useClub()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const origin = originFor(reach, new URL(window.location.href))
    setAddress(origin && `${origin}/${club.slug}`)
  }, [club.slug, reach])
  if (address === null) return null
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * MARGIN_MODULES
  const dark = Array.from(modules.data, (is, at) =>
    is
      ? `M${MARGIN_MODULES + (at % modules.size)} ${MARGIN_MODULES + Math.floor(at / modules.size)}h1v1h-1z`
      : '',
  )
  return (
    <figure className="flex flex-col items-center gap-2">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={address}
        shapeRendering="crispEdges"
        className="size-[14rem] rounded-lg bg-paper"
      >
        <path d={dark.join('')} className="fill-pen" />
      </svg>
      <figcaption className="font-semibold">{t('join')}</figcaption>
    </figure>
  )
}
