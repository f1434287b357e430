'use client'
import { type Chips, NO_CHIPS, times } from '@/rules/kernel/chips'
import { hadBefore, highestBut, withAllLike } from '@/rules/poker/12-showdown/written'
import type { Colpo } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { Digits, Key } from '../../../tablet/Digits'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { amountWritten, clearAmount, type Draft, isWriting, writeAmount, writeDigit } from './draft'

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
      <Written draft={draft} />
      <div className="grid grid-cols-2 gap-2">
        {quick.map(({ name, chips }) => (
          <Key
            key={name}
            isDisabled={!isWriting(draft) || chips <= 0}
            onPress={() => onChange(writeAmount(draft, chips))}
          >
            <span className="text-base">{name}</span>
            <Amount chips={chips} />
          </Key>
        ))}
      </div>
      <Digits
        isDisabled={!isWriting(draft)}
        onDigits={(digits) => onChange(writeDigit(draft, digits))}
        onClear={() => onChange(clearAmount(draft))}
      />
      {draft.kind === 'won' && (
        <Key
          isDisabled={writing === null || amountWritten(draft) <= 0}
          onPress={() => writing !== null && onChange(withAllLike(draft, colpo, writing))}
        >
          <span className="text-base">
            {writing === null ? (
              t('pad.allLikeOne')
            ) : (
              <>
                {t('pad.allLike')} <MemberName id={writing} />
              </>
            )}
          </span>
        </Key>
      )}
    </section>
  )
}

/** The player whose amount is being written, and the amount so far. */
function Written({ draft }: { draft: Draft }) {
  const t = useT('table')
  const { writing } = draft
  return (
    <p
      className="flex min-h-10 items-baseline justify-between gap-2 text-lg leading-tight"
      aria-live="polite"
    >
      {isWriting(draft) ? (
        <>
          <span>
            {writing === null ? (
              t('pad.each')
            ) : (
              <>
                <MemberName id={writing} /> {t('pad.puts')}
              </>
            )}{' '}
          </span>
          <span className="text-3xl font-semibold tabular-nums">
            <Amount chips={amountWritten(draft)} />
          </span>
        </>
      ) : (
        t('pad.chooseWho')
      )}
    </p>
  )
}
