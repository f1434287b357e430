import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'

export interface MovedChipsProps {
  /** Chips that the banco hands over, by the name of whoever gets them. */
  paid?: readonly { to: string; chips: Chips }[]
  /** Chips that go back to the banco, by the name of whoever gives them. */
  returned?: readonly { by: string; chips: Chips }[]
}

interface ClaimRuledProps extends MovedChipsProps {
  about: string
  isFor: boolean
  why: string
}

/** The ruling on a claim, told at the table until the next colpo: the croupier hands over what it moves. Source: B.29, T.10. */
export function ClaimRuled({ about, isFor, why, ...moved }: ClaimRuledProps) {
  const t = useT('banked')
  return (
    <div role="status" className="border-2 border-brass px-2 py-1">
      <p className="text-sage">
        {t('court.ruling')}: {about}
      </p>
      <p>
        <strong>{t(`court.${isFor ? 'upheld' : 'rejected'}`)}</strong> {why}
      </p>
      <MovedChips {...moved} />
    </div>
  )
}

/** The chips that a ruling moves, from the banco and back to it. */
export function MovedChips({ paid = [], returned = [] }: MovedChipsProps) {
  const t = useT('banked')
  return (
    <>
      {paid.map(({ to, chips }) => (
        <Moved key={to} words={t('court.handed', { name: to })} chips={chips} />
      ))}
      {returned.map(({ by, chips }) => (
        <Moved key={by} words={t('court.returned', { name: by })} chips={chips} />
      ))}
    </>
  )
}

const Moved = ({ words, chips }: { words: string; chips: Chips }) => (
  <p className="flex justify-between gap-2 font-semibold">
    <span>{words}</span> <Amount chips={chips} />
  </p>
)
