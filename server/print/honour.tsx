import { Document, Page, Text, View } from '@react-pdf/renderer'
import { Emblem, SignatureLines } from './frame'
import type { HonourPaper, Letterhead } from './papers'
import { paper, SERIF } from './type'
import { penFor, wordsFor } from './words'

const MARGIN_POINTS = 24
/** Room for a longer name on one line, in points. */
const NAME = { short: 44, long: 30, from: 26 } as const

const look = {
  outer: { flex: 1, borderWidth: 3, padding: 5 },
  inner: {
    flex: 1,
    borderWidth: 0.75,
    paddingHorizontal: 60,
    paddingVertical: 26,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  serif: { fontFamily: SERIF, fontWeight: 600, textAlign: 'center' },
  line: { fontSize: 14, textAlign: 'center', marginTop: 4 },
} as const

/** The card of honour for the wall of the office: a page on its side in a double frame, with the club's own emblem. */
export function Honour({ head, content }: { head: Letterhead; content: HonourPaper }) {
  const { person, story, office, at, club } = content
  const words = wordsFor(head.locale)
  const own = { ...head, club: { ...head.club, name: club.name }, emblem: club.emblem }
  const size = person.length > NAME.from ? NAME.long : NAME.short
  const title = words('honour.title')
  return (
    <Document title={title} author={club.name} language={head.locale} creator="Circolo">
      <Page
        size="A4"
        orientation="landscape"
        style={[paper.a4, { padding: MARGIN_POINTS, paddingBottom: MARGIN_POINTS }]}
      >
        <View style={look.outer}>
          <View style={look.inner}>
            <View style={{ alignItems: 'center' }}>
              <Emblem head={own} size={64} />
              <Text style={[look.serif, { fontSize: 17, marginTop: 8 }]}>{club.name}</Text>
            </View>
            <Text style={[look.serif, { fontSize: 26 }]}>{title}</Text>
            <View style={{ alignItems: 'center' }}>
              <Text style={[look.serif, { fontSize: size, fontWeight: 700 }]}>{person}</Text>
              <Text style={[look.line, { marginTop: 14 }]}>{words('honour.did')}</Text>
              <Text style={[look.serif, { fontSize: 20, marginTop: 4 }]}>
                {words('honour.story', { story })}
              </Text>
              <Text style={look.line}>{words(`honour.as.${office}`)}</Text>
            </View>
            <Text style={look.line}>{penFor(head.club, head.locale).date(at)}</Text>
            <View style={{ alignSelf: 'stretch' }}>
              <SignatureLines signers={[words('honour.secretary'), words('honour.deputato')]} />
            </View>
          </View>
        </View>
      </Page>
    </Document>
  )
}
