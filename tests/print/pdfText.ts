import { inflateSync } from 'node:zlib'

interface Part {
  dictionary: string
  stream: Buffer | null
}

/** The text of each page of a PDF as it is printed, read from its content streams. */
export function pdfPages(pdf: Buffer): string[] {
  const parts = partsOf(pdf)
  return [...parts.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map((page) => pageText(page, parts))
}

/** All pages in one string, each run of spaces reduced to one. */
export const pdfText = (pdf: Buffer) => pdfPages(pdf).join('\n').replace(/\s+/g, ' ')

function partsOf(pdf: Buffer): Map<string, Part> {
  const source = pdf.toString('latin1')
  const parts = new Map<string, Part>()
  for (const found of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [, number = '', body = ''] = found
    const start = body.indexOf('stream\n')
    const dictionary = start < 0 ? body : body.slice(0, start)
    const raw = start < 0 ? null : body.slice(start + 7, body.lastIndexOf('\nendstream'))
    const bytes = raw === null ? null : Buffer.from(raw, 'latin1')
    const packed = dictionary.includes('/FlateDecode')
    parts.set(number, { dictionary, stream: bytes && packed ? inflateSync(bytes) : bytes })
  }
  return parts
}

function referred(dictionary: string, key: string): string | undefined {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]
}

function pageText(page: Part, parts: Map<string, Part>): string {
  const resources = parts.get(referred(page.dictionary, 'Resources') ?? '')?.dictionary ?? ''
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = '', number = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const toUnicode = referred(parts.get(number)?.dictionary ?? '', 'ToUnicode')
    fonts.set(name, characterMap(parts.get(toUnicode ?? '')?.stream?.toString('latin1') ?? ''))
  }
  const content = parts.get(referred(page.dictionary, 'Contents') ?? '')?.stream
  return shown(content?.toString('latin1') ?? '', fonts)
}

/** Glyph code, four hex digits, to text: pdfkit writes one `bfrange` with a list per font. */
function characterMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, first = '0', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      map.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return map
}

function shown(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>()
  let text = ''
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font
    if (!glyphs) continue
    for (const [, run = ''] of glyphs.matchAll(/<(\w+)>/g)) {
      for (const glyph of run.match(/.{4}/g) ?? []) text += font.get(glyph) ?? '?'
    }
    text += ' '
  }
  return text
}
