import { Circle, Document, Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { PaperSetting } from './columns'
import { type Block, pagesOf } from './lists'
import type { Letterhead, PaperProof } from './papers'
import { Qr } from './proof'
import { paper, SERIF, SETTINGS } from './type'
import { penFor, wordsFor } from './words'

/** The club's own emblem, or one drawn from its initial. */
export function Emblem({ head: { club, emblem }, size }: { head: Letterhead; size: number }) {
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
  size?: 'A4' | 'A5' | 'A6'
  /** A QR code at the head of the first page, and its address at the foot of each. */
  proof?: PaperProof | null
  /** The same page once for each of these, which it names; without them, once. */
  copies?: readonly string[]
  /** The parts of a paper that may need several pages; the further ones have no head. */
  blocks?: readonly Block[]
  /** The signatures and what is printed above them, which stay with the last of the parts. */
  ending?: ReactElement | null
  /** The content above the parts; copies that differ make it of their place in the list. */
  children?: ReactNode | ((copy: number) => ReactNode)
}

const SIZES = {
  A4: {
    page: paper.a4,
    proven: {},
    foot: {},
    emblem: 54,
    qr: 68,
    club: {},
    title: {},
    line: paper.subtitle,
  },
  close: {
    page: paper.a4Close,
    proven: {},
    foot: paper.footClose,
    emblem: 44,
    qr: 60,
    club: { fontSize: 13 },
    title: { fontSize: 17 },
    line: {},
  },
  A5: {
    page: paper.a5,
    proven: {},
    foot: paper.footA5,
    emblem: 42,
    qr: 60,
    club: { fontSize: 13 },
    title: { fontSize: 17 },
    line: paper.subtitle,
  },
  A6: {
    page: paper.a6,
    // The address of the proof stands on two lines of its own at the foot.
    proven: { paddingBottom: 50 },
    foot: paper.footA6,
    emblem: 34,
    qr: 52,
    club: { fontSize: 11 },
    title: { fontSize: 15 },
    line: {},
  },
}

/** Slips are small as they are. */
const isClose = (head: Letterhead, size: 'A4' | 'A5' | 'A6') =>
  size === 'A4' && head.isClose === true

/** One paper: the club's head, its title, the content, and a foot with the page number and their count. */
export function Sheet(props: SheetProps) {
  const { head, title, lines, size = 'A4', proof = null, copies = [], children } = props
  const { club, locale } = head
  const setting = SETTINGS[isClose(head, size) ? 'close' : 'open']
  const look = SIZES[isClose(head, size) ? 'close' : size]
  const [begun, ...more] = pagesOf(props.blocks ?? [], props.ending ?? null, setting)
  const pages = copies.length === 0 ? [lines] : copies.map((copy) => [...lines, copy])
  return (
    <Document title={title} author={club.name} language={locale} creator="Circolo">
      {pages.map((shown, copy) => (
        <Page key={shown.at(-1)} size={size} style={[look.page, proof ? look.proven : {}]}>
          <View style={paper.head}>
            <Emblem head={head} size={look.emblem} />
            <View style={paper.headText}>
              <Text style={[paper.club, look.club]}>{club.name}</Text>
              <Text style={[paper.title, look.title]}>{title}</Text>
            </View>
            {proof && <Qr text={proof.url} size={look.qr} />}
          </View>
          <View style={paper.rule} />
          <View style={{ marginBottom: 8 }}>
            {shown.map((line) => (
              <Text key={line} style={look.line}>
                {line}
              </Text>
            ))}
          </View>
          <PaperSetting.Provider value={setting}>
            {typeof children === 'function' ? children(copy) : children}
            {begun}
          </PaperSetting.Provider>
          <Foot head={head} proof={proof} size={size} />
        </Page>
      ))}
      {more.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed pages never change their order
        <Page key={index} size={size} style={[look.page, proof ? look.proven : {}]}>
          <PaperSetting.Provider value={setting}>{page}</PaperSetting.Provider>
          <Foot head={head} proof={proof} size={size} />
        </Page>
      ))}
    </Document>
  )
}

interface FootProps {
  head: Letterhead
  proof: PaperProof | null
  size: 'A4' | 'A5' | 'A6'
}

/** On a narrow page the address of the proof needs two lines. */
function Foot({ head, proof, size }: FootProps) {
  const { club, locale, printedAt, reprint } = head
  const look = SIZES[isClose(head, size) ? 'close' : size].foot
  const words = wordsFor(locale)
  const printed = words('foot.printed', { moment: penFor(club, locale).moment(printedAt) })
  const again = reprint > 0 ? ` · ${words('foot.reprint', { number: reprint })}` : ''
  const page = (
    <Text
      render={({ pageNumber, totalPages }) =>
        words('foot.page', { page: pageNumber, pages: totalPages })
      }
    />
  )
  if (size === 'A4' || !proof)
    return (
      <View style={[paper.foot, look]} fixed>
        <View>
          <Text>{`${printed}${again}`}</Text>
          {proof && <Text>{proof.url}</Text>}
        </View>
        {page}
      </View>
    )
  return (
    <View style={[paper.foot, { flexDirection: 'column' }, look]} fixed>
      <View style={[paper.row, { justifyContent: 'space-between' }]}>
        <Text>{`${printed}${again}`}</Text>
        {page}
      </View>
      <Text>{proof.url.slice(0, -proof.hash.length)}</Text>
      <Text>{proof.hash}</Text>
    </View>
  )
}

/** Lines for signatures, side by side, each under the name of its signer. */
export function SignatureLines({ signers }: { signers: readonly string[] }) {
  const { section, signature } = useContext(PaperSetting)
  return (
    <View
      style={[paper.row, { marginTop: section + 2, justifyContent: 'space-between' }]}
      wrap={false}
    >
      {signers.map((signer) => (
        <View key={signer} style={{ width: `${Math.floor(90 / signers.length)}%` }}>
          <Text>{signer}</Text>
          <View style={{ borderBottomWidth: 0.75, height: signature }} />
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
