import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A PNG of one disc on a clear ground, `side` pixels wide and high. */
export function discPng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: side }, (_, x) => pixel(x, y, side)).flat()]),
  )
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND'),
  ]
  return Buffer.concat([Buffer.from(SIGNATURE), ...chunks])
}

function pixel(x: number, y: number, side: number): number[] {
  const away = Math.hypot(x - side / 2, y - side / 2) / side
  if (away < 0.36) return [18, 63, 44, 255]
  return away < 0.48 ? [220, 184, 109, 255] : [0, 0, 0, 0]
}

function chunk(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
