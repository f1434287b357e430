'use client'
import { useNameOf } from '../live/names'

/** A member's name, as the screen's `NamesProvider` knows it. */
export function MemberName({ id, className }: { id: string | null; className?: string }) {
  const nameOf = useNameOf()
  return <span className={className}>{nameOf(id)}</span>
}
