import { Path, Svg, Text, View } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import type { PaperLocale } from './papers'
import { paper } from './type'
import { wordsFor } from './words'

/** The dark modules of the QR code as one path, in a square of `side` modules. */
function modules(text: string): { d: string; side: number } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  let d = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (data[y * size + x]) d += `M${x} ${y}h1v1h-1Z`
    }
  }
  return { d, side: size }
}

/** A QR code in black on white, drawn as vectors, so that it stays sharp on any printer. */
export function Qr({ text, size }: { text: string; size: number }) {
  const { d, side } = modules(text)
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} width={size} height={size}>
      <Path d={d} fill="black" />
    </Svg>
  )
}

/** An explanation of the code at the head; its address is at the foot of each page. */
export function ProofLine({ locale, imported }: { locale: PaperLocale; imported: boolean }) {
  const words = wordsFor(locale)
  return (
    <View style={{ marginTop: 8 }} wrap={false}>
      <Text style={[paper.small, paper.strong]}>{words('proof.title')}</Text>
      <Text style={paper.small}>{words(imported ? 'proof.imported' : 'proof.text')}</Text>
    </View>
  )
}
