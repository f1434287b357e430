import { createRequire } from 'node:module'
import { Font, StyleSheet } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)
const FACES = { sans: 'source-sans-3', serif: 'source-serif-4' } as const
/** Latin-1 first; Central European names use the extended file. */
const SUBSETS = ['latin', 'latin-ext'] as const
const WEIGHTS = [400, 600, 700] as const

for (const [family, face] of Object.entries(FACES)) {
  for (const subset of SUBSETS) {
    Font.register({
      family: `${family}-${subset}`,
      fonts: WEIGHTS.map((weight) => ({
        fontWeight: weight,
        src: resolve(`@fontsource/${face}/files/${face}-${subset}-${weight}-normal.woff`),
      })),
    })
  }
}
/** Letters of a word that may be wider than its column. */
const LONG_WORD = 25
// A name or a hash broken with a hyphen would read as a different one: a line ends at an empty part without one.
Font.registerHyphenationCallback((word) =>
  word.length < LONG_WORD ? [word] : [...word].flatMap((letter) => [letter, '']),
)

/** The font that is asked last has an empty box for what none of them has: the renderer's own would print other letters. */
const LAST = SUBSETS[1]
const isSign = (code: number) => code >= 0x20

/** Fonts whose characters are all known, by {@link fontsReady}. */
const known = new WeakSet<object>()

/**
 * Loads every font and asks it for each of its characters, in order. A font remembers a glyph as it was first
 * met: the dot met as a part of a colon has no character of its own, and copied or searched text of all later papers
 * would lack it.
 */
export async function fontsReady(): Promise<void> {
  for (const fontFamily of [...SANS, ...SERIF]) {
    for (const fontWeight of WEIGHTS) {
      await Font.load({ fontFamily, fontWeight })
      const font = Font.getFont({ fontFamily, fontWeight })?.data
      if (!font || known.has(font)) continue
      for (const code of inOrder(font.characterSet)) font.glyphForCodePoint(code)
      if (fontFamily.endsWith(LAST)) Object.assign(font, { hasGlyphForCodePoint: isSign })
      known.add(font)
    }
  }
}

/** Modifier letters share their glyphs with quotation marks, which are what is printed: they come last. */
const isModifier = (code: number) => code >= 0x2b0 && code <= 0x2ff

const inOrder = (codes: readonly number[]) =>
  [...codes].sort((a, b) => Number(isModifier(a)) - Number(isModifier(b)) || a - b)

export const SANS = ['sans-latin', 'sans-latin-ext']
export const SERIF = ['serif-latin', 'serif-latin-ext']

/** How closely a paper is set: estimates of its text in points, and the room around lines. */
export interface Setting {
  fontSize: number
  /** The height of a line of text and the width of a character, a little on the large side. */
  line: number
  character: number
  /** Room above and below a line of a list. */
  padding: number
  /** Room above a section, and above signatures. */
  section: number
  /** Height in which a signature is written. */
  signature: number
}

/** The house's setting; the close one is for a paper of two pages that fits so on one. */
export const SETTINGS = {
  open: { fontSize: 9.5, line: 13.4, character: 5, padding: 3, section: 14, signature: 30 },
  close: { fontSize: 8.5, line: 11.5, character: 4.5, padding: 1.8, section: 8, signature: 25 },
} as const satisfies Record<string, Setting>

/**
 * Sizes in points. Black on white, thin lines for order, weight for emphasis: no colour carries meaning. No line height
 * on a page: with one, the renderer drops texts that contain their page number.
 */
export const paper = StyleSheet.create({
  a4: { padding: 40, paddingBottom: 56, fontFamily: SANS, fontSize: 9.5 },
  /** The close setting of A4: less room at the head and the foot. */
  a4Close: { padding: 40, paddingTop: 26, paddingBottom: 50, fontFamily: SANS, fontSize: 8.5 },
  a6: { padding: 22, paddingBottom: 34, fontFamily: SANS, fontSize: 9.5 },
  a5: { padding: 30, paddingBottom: 56, fontFamily: SANS, fontSize: 9.5 },
  row: { flexDirection: 'row' },
  head: { flexDirection: 'row', alignItems: 'center', marginBottom: 6 },
  /** A thick and a thin line under the letterhead. */
  rule: { height: 3.2, borderTopWidth: 1.4, borderBottomWidth: 0.5, marginBottom: 7 },
  headText: { flex: 1, marginLeft: 10 },
  club: { fontFamily: SERIF, fontWeight: 600, fontSize: 15 },
  title: { fontFamily: SERIF, fontWeight: 700, fontSize: 19 },
  subtitle: { fontSize: 10.5, marginTop: 2 },
  section: { fontFamily: SERIF, fontWeight: 600, fontSize: 12, marginTop: 14, marginBottom: 4 },
  strong: { fontWeight: 700 },
  small: { fontSize: 8 },
  foot: {
    position: 'absolute',
    left: 40,
    right: 40,
    bottom: 24,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 0.5,
    paddingTop: 4,
    fontSize: 8,
  },
  footClose: { bottom: 16 },
  footA5: { left: 30, right: 30, bottom: 18, fontSize: 7 },
  footA6: { left: 22, right: 22, bottom: 14, fontSize: 7 },
  tableHead: {
    flexDirection: 'row',
    borderTopWidth: 1,
    borderBottomWidth: 1,
    paddingVertical: 3,
    fontWeight: 700,
  },
  tableRow: { flexDirection: 'row', borderBottomWidth: 0.5, paddingVertical: 3 },
  tableFoot: {
    flexDirection: 'row',
    borderBottomWidth: 1.5,
    paddingVertical: 3,
    fontWeight: 700,
  },
  cell: { paddingRight: 5 },
  figure: { textAlign: 'right' },
  apart: { paddingRight: 14 },
  /** One of several short texts of a cell, two or three in a line. */
  several: { fontSize: 8, lineHeight: 1.15, marginRight: 8 },
})
