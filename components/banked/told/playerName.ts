'use client'
import { type AnyPlayer, memberOf } from '@/rules/banked/ids'
import { type Tell, textOf } from '@/rules/kernel/tell'
import { useLingua } from '../../language/i18n'
import { useNameOf } from '../../live/names'

/** The name of a person at the table: a member's, or a game's words for the sign of somebody whom the book does not name. */
export function useNameBy(unnamed: (sign: string) => Tell): (player: AnyPlayer | null) => string {
  const nameOf = useNameOf()
  const locale = useLingua()
  return (player) => {
    if (player === null) return '—'
    const member = memberOf(player)
    if (member !== null) return nameOf(member)
    const { sentence, parts } = unnamed(player.slice(1))
    return textOf(sentence[locale], parts, String)
  }
}
