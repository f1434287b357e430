'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useClub } from '../club/club'
import { nameShown } from './channel'

const Names = createContext<Readonly<Record<string, string>>>({})

/** Lets `MemberName` and `useNameOf` know the members of a view: wrap a screen with its `live.names`. */
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

/** The same for what is told above any screen, as a toast is: there any open line of the club may know the member. */
export function useNameAnywhere(): (member: string | null) => string {
  const names = useContext(Names)
  const { club } = useClub()
  return (member) =>
    member === null ? '—' : (names[member] ?? nameShown(club.slug, member) ?? '—')
}
