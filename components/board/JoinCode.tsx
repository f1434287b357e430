'use client'
import type { DrawnCode } from '@/server/doors/visitor'
import { useT } from '../language/i18n'

/** QR code that opens the lists on a phone. */
export function JoinCode({ address, side, path }: DrawnCode) {
  const t = useT('board')
  return (
    <figure className="flex flex-col items-center gap-2">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={address}
        shapeRendering="crispEdges"
        className="size-[14rem] rounded-lg bg-paper"
      >
        <path d={path} className="fill-pen" />
      </svg>
      <figcaption className="font-semibold">{t('join')}</figcaption>
    </figure>
  )
}
