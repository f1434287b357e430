'use client'
import { useT } from '../language/i18n'

/** The QR code of an address, drawn on the server: a path of dark modules in a square with so many to a side. */
export interface DrawnCode {
  address: string
  side: number
  path: string
}

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
