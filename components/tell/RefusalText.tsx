'use client'
import { useTranslations } from 'use-intl'
import { isKey } from '@/messages/keys'
import type { Parts, PlainParts } from '@/rules/kernel/tell'
import type { ToldRefusal } from '@/server/common/errors'
import { TellText, useTellText } from './TellText'

/** The sentence of a refusal: its game's own, otherwise the house's text for its code. */
export function RefusalText({ refusal }: { refusal: ToldRefusal }) {
  const { sentence, parts } = refusal
  const ofHouse = useWordsOfHouse()
  return sentence ? <TellText sentence={sentence} parts={parts} /> : ofHouse(refusal)
}

/** The same as plain text, for toasts: a toast outlives the page whose `NamesProvider` knows the names. */
export function useRefusalText(): (refusal: ToldRefusal) => string {
  const told = useTellText()
  const ofHouse = useWordsOfHouse()
  return (refusal) => {
    const { sentence, parts } = refusal
    return sentence ? told({ sentence, parts }) : ofHouse(refusal)
  }
}

/** The texts of server and network errors, by their code in `messages/<locale>/errors.json`. */
function useWordsOfHouse(): (refusal: ToldRefusal) => string {
  const t = useTranslations('errors')
  return ({ code, parts }) => (isKey(t, code) ? t(code, plainOf(parts)) : t('unexpected'))
}

const plainOf = (parts: Parts): PlainParts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) =>
      typeof part === 'object' ? [] : [[name, part]],
    ),
  )
