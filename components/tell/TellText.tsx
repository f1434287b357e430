'use client'
import { Fragment, type ReactNode } from 'react'
import { type Part, type Parts, piecesOf, type Sentence, textOf } from '@/rules/kernel/tell'
import { useLingua } from '../language/i18n'
import { useNameAnywhere } from '../live/names'
import { Amount, useChips } from './Amount'
import { cardSign } from './cards'

/**
 * A sentence of the rules with its values, of an event or of a refusal. Screens write such sentences here and nowhere
 * else.
 */
export function TellText({ sentence, parts }: { sentence: Sentence; parts: Parts }) {
  const locale = useLingua()
  return piecesOf(sentence[locale], parts).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence keep their order.
    <Fragment key={index}>{'text' in piece ? piece.text : <Value part={piece.part} />}</Fragment>
  ))
}

function Value({ part }: { part: Part }): ReactNode {
  if (typeof part !== 'object') return part
  if ('member' in part) return <Name member={part.member} />
  if ('members' in part) return <Names members={part.members} />
  if ('chips' in part) return <Amount chips={part.chips} />
  if ('provision' in part) return `§ ${part.provision}`
  if ('cards' in part) return part.cards.map(cardSign).join(' ')
  return <TellText sentence={part.tell.sentence} parts={part.tell.parts} />
}

function Name({ member }: { member: string | null }) {
  const nameOf = useNameAnywhere()
  return <span className="font-semibold">{nameOf(member)}</span>
}

function Names({ members }: { members: readonly string[] }) {
  const nameOf = useNameAnywhere()
  return members.map(nameOf).join(', ')
}

/** The same as plain text, for labels and toasts. */
export function useTellText(): (tell: { sentence: Sentence; parts: Parts }) => string {
  const locale = useLingua()
  const nameOf = useNameAnywhere()
  const chips = useChips()
  function write(part: Part): string {
    if (typeof part !== 'object') return String(part)
    if ('member' in part) return nameOf(part.member)
    if ('members' in part) return part.members.map(nameOf).join(', ')
    if ('chips' in part) return chips(part.chips)
    if ('provision' in part) return `§ ${part.provision}`
    if ('cards' in part) return part.cards.map(cardSign).join(' ')
    return textOf(part.tell.sentence[locale], part.tell.parts, write)
  }
  return ({ sentence, parts }) => textOf(sentence[locale], parts, write)
}
