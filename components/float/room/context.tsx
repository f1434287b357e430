'use client'
import { createContext, type ReactNode, use } from 'react'
import type { OfficeView } from '@/rules/float/views/office'
import { useT } from '../../language/i18n'
import { ChipColours } from '../kit/ChipDisc'
import type { TableFacts } from './facts'

interface Room {
  office: OfficeView
  facts: readonly TableFacts[]
  /** Whether somebody else’s PIN may be typed here: at the club’s desk, not on the own device of a person. */
  atDesk: boolean
}

const Here = createContext<Room | null>(null)

/** Provides the parts of the room with its view, and with the game's facts about each table. */
export function RoomProvider(props: Room & { children: ReactNode }) {
  const { children, ...room } = props
  return (
    <Here value={room}>
      <ChipColours list={room.office.settings.list}>{children}</ChipColours>
    </Here>
  )
}

export function useRoom(): Room {
  const room = use(Here)
  if (!room) throw new Error('outside RoomProvider')
  return room
}

/** The name of a table for people. */
export function useTableName(): (id: string | null) => string {
  const t = useT('float-room')
  const { office } = useRoom()
  return (id) => {
    const table = office.tables.find((one) => one.id === id)
    return table ? t('table', { n: table.number }) : t('wholeRoom')
  }
}
