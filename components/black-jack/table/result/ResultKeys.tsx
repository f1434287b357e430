'use client'
import { useState } from 'react'
import type { ManoResult } from '@/rules/black-jack/13-club/recorded'
import { NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { PlainButton } from '../../../ui/PlainButton'
import { CasellaSheet } from './CasellaSheet'
import type { DraftCasella, ResultDraft } from './useResult'

interface ResultKeysProps extends Pick<ResultDraft, 'hasBlackJack' | 'isSent' | 'change'> {
  draft: DraftCasella
}

/** Results of one tap, without a banco's black jack and with one. */
const KEYS = ['black-jack', 'won', 'tied', 'lost'] as const
const KEYS_AGAINST_BLACK_JACK = ['black-jack', 'lost'] as const

/** The casella with one mano that ended so, its puntate as they were laid. */
const ended = (one: DraftCasella, result: ManoResult): DraftCasella => ({
  ...one,
  hands: [result],
  puntate: one.puntate.map((puntata) => ({ ...puntata, on: [puntata.chips], isPar: false })),
})

const LOOK =
  'min-h-11 w-full cursor-pointer rounded-lg border-2 text-sm leading-tight font-semibold outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass'

/** The result of a casella by one tap; doubled, split and insured ones on a sheet. */
export function ResultKeys({ draft, hasBlackJack, isSent, change }: ResultKeysProps) {
  const t = useT('bj-table')
  const [opens, setOpens] = useState(false)
  const isPlain =
    draft.hands.length === 1 &&
    draft.puntate.every(
      ({ chips, on, insurance, isPar }) => on[0] === chips && insurance === NO_CHIPS && !isPar,
    )
  const keys = hasBlackJack ? KEYS_AGAINST_BLACK_JACK : KEYS
  return (
    <>
      {keys.map((key) => {
        const isChosen = isPlain && draft.hands[0] === key
        return (
          <PlainButton
            key={key}
            aria-pressed={isChosen}
            isDisabled={isSent}
            onPress={() => change(draft.casella, (one) => ended(one, key))}
            className={`${LOOK} ${isChosen ? 'border-brass bg-brass text-ink' : 'border-line-strong bg-felt-high'}`}
          >
            {t(`result.${key}`)}
          </PlainButton>
        )
      })}
      <PlainButton
        isDisabled={isSent}
        onPress={() => setOpens(true)}
        className={`${LOOK} ${draft.hands.length > 0 && !isPlain ? 'border-brass bg-brass text-ink' : 'border-line'}`}
      >
        {draft.hands.length > 0 && !isPlain ? t('result.told') : t('result.more')}
      </PlainButton>
      {opens && <CasellaSheet draft={draft} change={change} onClose={() => setOpens(false)} />}
    </>
  )
}
