import { Text, View } from '@react-pdf/renderer'
import { type Column, Heading } from '../../columns'
import { paper } from '../../type'
import type { LineOnPaper } from '../papers'
import type { Writing } from './parts'

/** Lines of the day book in order; a struck one is crossed out, with the person who struck it and why. */
export function EntryList({ lines, words, pen }: Writing & { lines: readonly LineOnPaper[] }) {
  if (lines.length === 0) return <Text>{words('float.none')}</Text>
  const columns: Column[] = [
    { title: words('float.line'), parts: 7 },
    { title: words('float.hour'), parts: 9 },
    { title: words('float.entry'), parts: 62 },
    { title: words('float.by'), parts: 22 },
  ]
  const [number, hour, entry, by] = columns.map(({ parts }) => ({ flex: parts }))
  return (
    <View>
      <Heading columns={columns} />
      {lines.map((line) => (
        <View key={line.number} style={paper.tableRow} wrap={false}>
          <View style={number}>
            <Text style={paper.cell}>{String(line.number)}</Text>
          </View>
          <View style={hour}>
            <Text style={paper.cell}>{pen.time(line.at)}</Text>
          </View>
          <View style={entry}>
            <Text style={[paper.cell, line.struck ? { textDecoration: 'line-through' } : {}]}>
              {line.text}
            </Text>
            {line.struck && (
              <Text style={paper.cell}>
                {words('float.struck', {
                  time: pen.time(line.struck.at),
                  name: line.struck.by.name,
                  why: line.struck.why,
                })}
              </Text>
            )}
          </View>
          <View style={by}>
            <Text style={paper.cell}>{line.by?.name ?? words('float.post')}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}
