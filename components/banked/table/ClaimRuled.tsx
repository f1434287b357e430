import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import type { Against } from '../told/OwnRulings'

interface ClaimRuledProps {
  about: string
  isFor: boolean
  against: Against
  why: string
  /** Chips that the banco hands over, by the name of whoever gets them. */
  paid?: readonly { to: string; chips: Chips }[]
  /** Chips that go back to the banco, by the name of whoever gives them. */
  returned?: readonly { by: string; chips: Chips }[]
}

/** The ruling on a claim, told at the table until the next colpo: the croupier hands over what it moves. Source: B.29, T.10. */
export function ClaimRuled(props: ClaimRuledProps) {
  const { about, isFor, against, why, paid = [], returned = [] } = props
  const said = returned.length > 0 ? 'rejected' : against
  const t = useT('banked')
  return (
    <div role="status" className="border-2 border-brass px-2 py-1">
      <p className="text-sage">
        {t('court.ruling')}: {about}
      </p>
      <p>
        <strong>{t(`court.${isFor ? 'upheld' : said}`)}</strong> {why}
      </p>
      {paid.map(({ to, chips }) => (
        <Moved key={to} words={t('court.handed', { name: to })} chips={chips} />
      ))}
      {returned.map(({ by, chips }) => (
        <Moved key={by} words={t('court.returned', { name: by })} chips={chips} />
      ))}
    </div>
  )
}

const Moved = ({ words, chips }: { words: string; chips: Chips }) => (
  <p className="flex justify-between gap-2 font-semibold">
    <span>{words}</span> <Amount chips={chips} />
  </p>
)
