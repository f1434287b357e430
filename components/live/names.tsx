'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useClub } from '../club/club'
import { nameShown } from './channel'

const Names = createContext<Readonly<Record<string, string>>>({})

/** Provides `MemberName` and `useNameOf` with the members of a view: wrap a screen with its `live.names`. */
export function NamesProvider(props: {
  names: Readonly<Record<string, string>>
  children: ReactNode
}) {
  return <Names value={props.names}>{props.children}</Names>
}

/** A member's name as this screen may show it; a dash where it may not. */
export function useNameOf(): (member: string | null) => string {
  const names = useContext(Names)
  return (member) => (member === null ? '—' : (names[member] ?? '—'))
}

/** The same for parts outside any screen, such as toasts: a name from any open line of the club will do. */
export function useNameAnywhere(): (member: string | null) => string {
  const names = useContext(Names)
  const { club } = useClub()
  return (member) =>
    member === null ? '—' : (names[member] ?? nameShown(club.slug, member) ?? '—')
}
