import { Text, View } from '@react-pdf/renderer'
import { createContext, type ReactNode, useContext } from 'react'
import { paper, SETTINGS, type Setting } from './type'

/** How closely the paper around an element is set. */
export const PaperSetting = createContext<Setting>(SETTINGS.open)

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
  /** Cells of different heights stand with their middles at one height. */
  isCentred?: boolean | undefined
}

/** One line of a printed table; a heading repeats on every page. */
export function Row({ columns, cells, kind = 'row', isCentred = false }: RowProps) {
  const { padding } = useContext(PaperSetting)
  const style = { head: paper.tableHead, row: paper.tableRow, foot: paper.tableFoot }[kind]
  return (
    <View
      style={[style, { paddingVertical: padding }, isCentred ? { alignItems: 'center' } : {}]}
      fixed={kind === 'head'}
      wrap={false}
    >
      {columns.map((column, index) => {
        const cell = cells[index] ?? ''
        const apart = column.apart ? paper.apart : {}
        return (
          <View key={column.title} style={[{ flex: column.parts }, paper.cell, apart]}>
            {typeof cell === 'string' ? (
              <Text style={column.figure ? paper.figure : {}}>{cell}</Text>
            ) : (
              cell
            )}
          </View>
        )
      })}
    </View>
  )
}

/** The heading of a printed table, repeated on every page. */
export function Heading({ columns }: { columns: readonly Column[] }) {
  return <Row kind="head" columns={columns} cells={columns.map((column) => column.title)} />
}

/** The heading of a part, never the last line of a page. */
export function Section({ children }: { children: ReactNode }) {
  const { section } = useContext(PaperSetting)
  return (
    <Text style={[paper.section, { marginTop: section }]} minPresenceAhead={60}>
      {children}
    </Text>
  )
}
