'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { shownName } from '@/rules/kernel/forgotten'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { nameShown } from './channel'

const Names = createContext<Readonly<Record<string, string>>>({})

/** Provides `MemberName` and `useNameOf` with the members of a view: wrap a screen with its `live.names`. */
export function NamesProvider(props: {
  names: Readonly<Record<string, string>>
  children: ReactNode
}) {
  return <Names value={props.names}>{props.children}</Names>
}

/** A name in an answer of the server, with the reader's words for a member who was forgotten. */
export function useShownName(): (name: string) => string {
  const t = useT('common')
  return (name) => shownName(name, t('forgotten'))
}

/** A member's name as this screen may show it; a dash where it may not. */
export function useNameOf(): (member: string | null) => string {
  const names = useContext(Names)
  const shown = useShownName()
  return (member) => (member === null ? '—' : shown(names[member] ?? '—'))
}

/** The same for parts outside any screen, such as toasts: a name from any open line of the club will do. */
export function useNameAnywhere(): (member: string | null) => string {
  const names = useContext(Names)
  const { club } = useClub()
  const shown = useShownName()
  return (member) =>
    member === null ? '—' : shown(names[member] ?? nameShown(club.slug, member) ?? '—')
}
