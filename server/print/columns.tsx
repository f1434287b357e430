import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { paper } from './type'

/** A column of a printed table: its share of the width, in parts, and whether it holds figures. */
export interface Column {
  title: string
  parts: number
  figure?: boolean
  /** Room at the right of a figure before a column of text. */
  apart?: boolean
}

interface RowProps {
  columns: readonly Column[]
  cells: readonly ReactNode[]
  kind?: 'head' | 'row' | 'foot'
}

/** One line of a printed table; a heading repeats on every page. */
export function Row({ columns, cells, kind = 'row' }: RowProps) {
  const style = { head: paper.tableHead, row: paper.tableRow, foot: paper.tableFoot }[kind]
  return (
    <View style={style} fixed={kind === 'head'} wrap={false}>
      {columns.map((column, index) => (
        <View key={column.title} style={{ flex: column.parts }}>
          <Text
            style={[paper.cell, column.figure ? paper.figure : {}, column.apart ? paper.apart : {}]}
          >
            {cells[index] ?? ''}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** The heading of a printed table, repeated on every page. */
export function Heading({ columns }: { columns: readonly Column[] }) {
  return <Row kind="head" columns={columns} cells={columns.map((column) => column.title)} />
}
