import { create } from 'qrcode'

/** A QR code drawn as one path, dark on light with its quiet zone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const squares: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) squares.push(`M${column + 4} ${row + 4}h1v1h-1z`)
    }
  }
  const side = modules.size + 8
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} className="w-full">
      <rect width={side} height={side} className="fill-white" />
      <path d={squares.join('')} className="fill-black" shapeRendering="crispEdges" />
    </svg>
  )
}
