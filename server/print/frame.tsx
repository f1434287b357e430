import { Circle, Document, Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Letterhead, PaperProof } from './papers'
import { Qr } from './proof'
import { paper, SERIF } from './type'
import { penFor, wordsFor } from './words'

/** The club's own emblem, or one drawn from its initial. */
function Emblem({ head: { club, emblem }, size }: { head: Letterhead; size: number }) {
  if (!emblem) return <Ring initial={club.name.trim().charAt(0).toUpperCase()} size={size} />
  const src = { data: Buffer.from(emblem, 'base64'), format: 'png' } as const
  return <Image src={src} style={{ width: size, height: size, objectFit: 'contain' }} />
}

/** A ring with the lozenges of the four suits and the club's initial: drawn, so that it prints in black alone. */
function Ring({ initial, size }: { initial: string; size: number }) {
  return (
    <View style={{ width: size, height: size }}>
      <Svg viewBox="0 0 48 48" width={size} height={size}>
        <Circle cx={24} cy={24} r={22.5} stroke="black" strokeWidth={1.6} fill="none" />
        <Circle cx={24} cy={24} r={18} stroke="black" strokeWidth={0.7} fill="none" />
        {['M24 2.6 l2 2.9 -2 2.9 -2 -2.9Z', 'M24 39.6 l2 2.9 -2 2.9 -2 -2.9Z'].map((d) => (
          <Path key={d} d={d} fill="black" />
        ))}
        {['M2.6 24 l2.9 -2 2.9 2 -2.9 2Z', 'M39.6 24 l2.9 -2 2.9 2 -2.9 2Z'].map((d) => (
          <Path key={d} d={d} fill="black" />
        ))}
      </Svg>
      <Text
        style={{
          position: 'absolute',
          top: size * 0.2,
          width: size,
          textAlign: 'center',
          fontFamily: SERIF,
          fontWeight: 700,
          fontSize: size * 0.46,
        }}
      >
        {initial}
      </Text>
    </View>
  )
}

interface SheetProps {
  head: Letterhead
  title: string
  lines: readonly string[]
  size?: 'A4' | 'A6'
  /** A QR code at the head of the first page, and its address at the foot of each. */
  proof?: PaperProof | null
  children: ReactNode
}

/** One paper: the club's head, its title, the content, and a foot with the page number and their count. */
export function Sheet({ head, title, lines, size = 'A4', proof, children }: SheetProps) {
  const { club, locale, printedAt, reprint } = head
  const words = wordsFor(locale)
  const pen = penFor(club, locale)
  const small = size === 'A6'
  const printed = words('foot.printed', { moment: pen.moment(printedAt) })
  const again = reprint > 0 ? ` · ${words('foot.reprint', { number: reprint })}` : ''
  return (
    <Document title={title} author={club.name} language={locale} creator="Circolo">
      <Page size={size} style={small ? paper.a6 : paper.a4}>
        <View style={paper.head}>
          <Emblem head={head} size={small ? 34 : 54} />
          <View style={paper.headText}>
            <Text style={[paper.club, small ? { fontSize: 11 } : {}]}>{club.name}</Text>
            <Text style={[paper.title, small ? { fontSize: 15 } : {}]}>{title}</Text>
          </View>
          {proof && <Qr text={proof.url} size={68} />}
        </View>
        <View style={paper.rule} />
        <View style={{ marginBottom: 8 }}>
          {lines.map((line) => (
            <Text key={line} style={small ? {} : paper.subtitle}>
              {line}
            </Text>
          ))}
        </View>
        {children}
        <View style={small ? [paper.foot, paper.footA6] : paper.foot} fixed>
          <View>
            <Text>{`${printed}${again}`}</Text>
            {proof && <Text>{proof.url}</Text>}
          </View>
          <Text
            render={({ pageNumber, totalPages }) =>
              words('foot.page', { page: pageNumber, pages: totalPages })
            }
          />
        </View>
      </Page>
    </Document>
  )
}

/** Lines for signatures, side by side, each under the name of its signer. */
export function SignatureLines({ signers }: { signers: readonly string[] }) {
  return (
    <View style={[paper.row, { marginTop: 16, justifyContent: 'space-between' }]} wrap={false}>
      {signers.map((signer) => (
        <View key={signer} style={{ width: `${Math.floor(90 / signers.length)}%` }}>
          <Text>{signer}</Text>
          <View style={{ borderBottomWidth: 0.75, height: 30 }} />
        </View>
      ))}
    </View>
  )
}

/** A label and its value, on one line. */
export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <View style={[paper.row, { marginBottom: 2 }]}>
      <Text style={{ width: '36%' }}>{label}</Text>
      <Text style={[paper.strong, { flex: 1 }]}>{value}</Text>
    </View>
  )
}
