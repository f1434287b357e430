/** A file in a tar archive. */
export interface TarEntry {
  name: string
  body: Buffer
}

const BLOCK_BYTES = 512
/** Where the fields of a POSIX ustar header begin, and how long they are. */
const FIELD = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
} as const
/** Longest name, in bytes, and largest entry: eleven octal digits. */
const LONGEST_NAME = FIELD.name[1]
const LARGEST_ENTRY_BYTES = 8 ** 11 - 1

/** An archive that is cut off or whose headers are not tar headers. */
export class BrokenArchive extends Error {
  override name = 'BrokenArchive'
}

/** An entry in the archive's form: readable by its owner only, padded to whole blocks. `at` in ms since 1970. */
export function* packed({ name, body }: TarEntry, at: number): Generator<Buffer> {
  if (Buffer.byteLength(name) > LONGEST_NAME || body.length > LARGEST_ENTRY_BYTES) {
    throw new RangeError(`${name} does not fit into a tar archive`)
  }
  const header = Buffer.alloc(BLOCK_BYTES)
  const put = (field: keyof typeof FIELD, text: string) => header.write(text, FIELD[field][0])
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  put('name', name)
  put('mode', '0000600')
  put('size', octal(body.length, 11))
  put('time', octal(Math.floor(at / 1000), 11))
  put('kind', '0')
  put('magic', 'ustar\u000000')
  put('sum', `${octal(sumOf(header), 6)}\0 `)
  yield header
  yield body
  yield Buffer.alloc(-body.length & (BLOCK_BYTES - 1))
}

/** The end of an archive: two empty blocks. */
export const END = Buffer.alloc(2 * BLOCK_BYTES)

/** The entries of an archive, one at a time in memory. Throws BrokenArchive, also when its end is missing. */
export async function* unpacked(archive: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(archive)
  for (;;) {
    const header = await bytes.take(BLOCK_BYTES)
    if (header.every((byte) => byte === 0)) break
    const text = (field: keyof typeof FIELD) => {
      const [from, length] = FIELD[field]
      return header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
    }
    const size = Number.parseInt(text('size'), 8)
    if (text('magic') !== 'ustar' || Number.parseInt(text('sum'), 8) !== sumOf(header)) {
      throw new BrokenArchive('this is no header of a tar archive')
    }
    const body = await bytes.take(size)
    await bytes.take(-size & (BLOCK_BYTES - 1))
    yield { name: text('name'), body }
  }
  await bytes.rest()
}

/** The sum of a header's bytes, with its own field counted as spaces. */
function sumOf(header: Buffer): number {
  const [from, length] = FIELD.sum
  return header.reduce((sum, byte, at) => sum + (at >= from && at < from + length ? 0x20 : byte), 0)
}

/** Reads exact lengths from chunks of any length. */
class Bytes {
  readonly #chunks: AsyncIterator<Buffer>
  #kept: Buffer[] = []
  #length = 0

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { value, done } = await this.#chunks.next()
      if (done) throw new BrokenArchive('the archive ends too soon')
      this.#kept.push(value)
      this.#length += value.length
    }
    const all = this.#kept.length === 1 && this.#kept[0] ? this.#kept[0] : Buffer.concat(this.#kept)
    this.#kept = [all.subarray(length)]
    this.#length -= length
    return all.subarray(0, length)
  }

  /** Reads to the very end, so that gzip can check its own sum; only padding may follow. */
  async rest(): Promise<void> {
    let chunk: Buffer | undefined = Buffer.concat(this.#kept)
    while (chunk) {
      if (chunk.some((byte) => byte !== 0)) throw new BrokenArchive('more follows after the end')
      const { value, done } = await this.#chunks.next()
      chunk = done ? undefined : value
    }
  }
}
