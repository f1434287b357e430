import { Text, View } from '@react-pdf/renderer'
import { Section } from '@/server/print/columns'
import { Sheet } from '@/server/print/frame'
import type { Table } from '@/server/print/lists'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { penFor, wordsFor } from '@/server/print/words'
import type { LotsPaper } from './papers'

/** The slip of a draw (II.2): the hash shown before, the seed shown after, and how anybody can repeat it. */
export function LotsSlip({ head, content }: { head: Letterhead; content: LotsPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const columns = [
    { title: words('lots.seat'), parts: 7 },
    { title: words('lots.number'), parts: 10 },
    { title: words('player'), parts: 25 },
    { title: words('lots.digest'), parts: 58 },
  ]
  const lines = [pen.evening(content.evening), content.table]
  const first = content.order[0]
  const table: Table = {
    columns,
    rows: content.order.map(({ seat, number, player, digest }) => [
      String(seat),
      String(number),
      player.name,
      shortened(digest),
    ]),
    none: '—',
  }
  const ending = (
    <View style={{ marginTop: 10 }} wrap={false}>
      <Text>{words('lots.check')}</Text>
      <Text style={[paper.strong, { marginTop: 6 }]}>{words('lots.commands')}</Text>
      <Text style={paper.small}>{`printf '%s' '${content.seed}' | sha256sum`}</Text>
      {first && (
        <Text
          style={paper.small}
        >{`printf '%s' '${content.seed}:${first.number}' | sha256sum`}</Text>
      )}
    </View>
  )
  return (
    <Sheet head={head} title={words('lots.title')} lines={lines} blocks={[table]} ending={ending}>
      <Section>{words('lots.before')}</Section>
      <Text>{content.hash}</Text>
      <Section>{words('lots.seed')}</Section>
      <Text style={{ marginBottom: 10 }}>{content.seed}</Text>
    </Sheet>
  )
}

/** Forty of the 64 digits fit on a line and are enough to tell two apart. */
const shortened = (digest: string) => `${digest.slice(0, 40)}…`
