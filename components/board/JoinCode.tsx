'use client'
import { create } from 'qrcode'
import { useEffect, useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'

/** Width of the white margin in modules; cameras do not find the code without it. */
const MARGIN_MODULES = 2

/** QR code that opens the lists on a phone; nothing where phones could not reach the server. */
export function JoinCode() {
  const t = useT('board')
  const { club } = useClub()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const { hostname, origin } = window.location
    const isOnlyHere = /^(localhost$|127\.|\[::1\])/.test(hostname)
    setAddress(isOnlyHere ? null : `${origin}/${club.slug}`)
  }, [club.slug])
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
        className="size-[11rem] rounded-lg bg-paper"
      >
        <path d={dark.join('')} className="fill-pen" />
      </svg>
      <figcaption className="text-[1.2rem] text-sage">{t('join')}</figcaption>
    </figure>
  )
}
