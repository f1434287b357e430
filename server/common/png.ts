import { crc32, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples of a pixel by colour type: grey, colour, palette, grey and colour with transparency. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Chunk {
  type: string
  body: Buffer
}

/**
 * Whether these bytes are a whole PNG of 8 bits a sample, `side` pixels at most in each direction, with nothing before
 * or after it: so that every browser and the printing thread can draw it.
 */
export function isPng(bytes: Buffer, side: number): boolean {
  const chunks = bytes.subarray(0, 8).equals(SIGNATURE) ? chunksOf(bytes.subarray(8)) : null
  const head = chunks?.[0]
  if (!chunks || head?.type !== 'IHDR' || head.body.length !== 13) return false
  const [width, height] = [head.body.readUInt32BE(0), head.body.readUInt32BE(4)]
  const [depth, colour = -1, , , interlace] = head.body.subarray(8)
  const samples = SAMPLES[colour]
  if (depth !== 8 || samples === undefined || interlace !== 0) return false
  if (width < 1 || height < 1 || width > side || height > side) return false
  if (colour === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false
  return pixelBytes(chunks) === height * (1 + width * samples)
}

/** The chunks up to the last one; null where one is damaged, or bytes follow the last. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = 0; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return null
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ type, body: bytes.subarray(at + 8, end) })
    at = end + 4
    if (type === 'IEND') return at === bytes.length ? chunks : null
  }
  return null
}

/** The length of the unpacked pixels; null where they cannot be unpacked. */
function pixelBytes(chunks: readonly Chunk[]): number | null {
  const packed = chunks.flatMap(({ type, body }) => (type === 'IDAT' ? [body] : []))
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: 16 * 1024 * 1024 }).length
  } catch {
    return null
  }
}
