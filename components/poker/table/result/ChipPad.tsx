'use client'
import { type Chips, NO_CHIPS, times } from '@/rules/kernel/chips'
import { hadBefore, highestBut, putBy } from '@/rules/poker/12-showdown/written'
import type { Colpo } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Digits, Key } from '../sheet/Digits'
import { clearAmount, type Draft, writeAmount, writeDigit } from './draft'

interface ChipPadProps {
  colpo: Colpo
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Keypad for a player's stake: whole chips by digits, or a known amount by one tap. */
export function ChipPad({ colpo, draft, onChange }: ChipPadProps) {
  const t = useT('table')
  const { writing } = draft
  const most = writing === null ? NO_CHIPS : hadBefore(colpo, writing)
  const highest = highestBut(draft, writing)
  const quick: { name: string; chips: Chips }[] = [
    { name: t('pad.pot'), chips: colpo.pot },
    { name: t('pad.double'), chips: times(highest > 0 ? highest : colpo.pot, 2) },
    { name: t('pad.same'), chips: highest },
    { name: t('pad.all'), chips: most },
  ]
  return (
    <section aria-label={t('pad.title')} className="flex flex-col gap-2">
      <p className="min-h-12 text-right text-lg leading-tight" aria-live="polite">
        {writing === null ? (
          t('pad.chooseWho')
        ) : (
          <>
            <MemberName id={writing} /> {t('pad.puts')}
            <span className="block text-3xl font-semibold tabular-nums">
              <Amount chips={putBy(draft, writing)} />
            </span>
          </>
        )}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {quick.map(({ name, chips }) => (
          <Key
            key={name}
            isDisabled={writing === null || chips <= 0}
            onPress={() => onChange(writeAmount(draft, chips))}
          >
            <span className="text-base">{name}</span>
            <Amount chips={chips} />
          </Key>
        ))}
      </div>
      <Digits
        isDisabled={writing === null}
        onDigits={(digits) => onChange(writeDigit(draft, digits))}
        onClear={() => onChange(clearAmount(draft))}
      />
    </section>
  )
}
