'use client'
import { Button } from 'react-aria-components'
import type { Chips } from '@/rules/chips'
import type { Colpo } from '@/rules/poker/state/colpo'
import { useT } from '../../i18n'
import { Amount } from '../../ui/Amount'
import { MemberName } from '../../ui/MemberName'
import { clearAmount, type Draft, highestBut, putBy, writeAmount, writeDigit } from './draft'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const

interface ChipPadProps {
  colpo: Colpo
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Writes what one player put in: whole chips by digits, or an amount everybody knows by one tap. */
export function ChipPad({ colpo, draft, onChange }: ChipPadProps) {
  const t = useT('table')
  const { writing } = draft
  const most = writing === null ? 0 : (colpo.altezza[writing] ?? colpo.stakes[writing] ?? 0)
  const highest = highestBut(draft, writing)
  const quick: { name: string; chips: Chips }[] = [
    { name: t('pad.pot'), chips: colpo.pot },
    { name: t('pad.double'), chips: 2 * (highest > 0 ? highest : colpo.pot) },
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
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <Key
            key={key}
            isDisabled={writing === null}
            onPress={() => onChange(writeDigit(draft, key))}
          >
            <span className="text-2xl">{key}</span>
          </Key>
        ))}
        <Key isDisabled={writing === null} onPress={() => onChange(clearAmount(draft))}>
          {t('pad.clear')}
        </Key>
      </div>
    </section>
  )
}

function Key(props: { isDisabled: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <Button
      {...props}
      className="flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-lg border-2 border-line-strong bg-felt-high text-xl leading-tight tabular-nums outline-offset-2 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[focus-visible]:outline-4 data-[focus-visible]:outline-brass data-[pressed]:bg-brass data-[pressed]:text-ink"
    />
  )
}
