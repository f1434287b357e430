import { cardName } from '@/rules/kernel/cards'
import { type Part, type Tell, textOf } from '@/rules/kernel/tell'
import type { PaperLocale } from '@/server/print/papers'
import type { Pen } from '@/server/print/words'

/** Writes the sentences of the rules for a paper: amounts in full, members by the given names, or `?`. */
export function writing(
  locale: PaperLocale,
  pen: Pen,
  names: Readonly<Record<string, string>>,
): (tell: Tell) => string {
  const nameOf = (member: string) => names[member] ?? '?'
  function write(part: Part): string {
    if (typeof part !== 'object') return String(part)
    if ('member' in part) return part.member === null ? '—' : nameOf(part.member)
    if ('members' in part) return part.members.map(nameOf).join(', ')
    if ('chips' in part) return pen.amount(part.chips)
    if ('provision' in part) return part.provision
    if ('cards' in part) return part.cards.map(cardName).join(' ')
    return text(part.tell)
  }
  const text = ({ sentence, parts }: Tell): string => textOf(sentence[locale], parts, write)
  return text
}
