'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { MassimarioLink } from '../regulation/MassimarioLink'
import { PastRuling } from '../regulation/PastRuling'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'

/** A ruling of the dispute's own evening under the same provision. */
export interface SameEvening {
  key: string
  about: string
  /** The ruling with its names. */
  told: ReactNode
}

interface PrecedentsProps {
  /** The evening of the dispute; null until it is known. */
  evening: string | null
  provision: string
  tonight: readonly SameEvening[]
  /** True for a dispute of a closed evening. */
  isPast: boolean
}

/** Earlier rulings on the same provision: those of the evening with names, those of earlier evenings without. */
export function Precedents({ evening, provision, tonight, isPast }: PrecedentsProps) {
  const t = useT('deputato')
  return (
    <Block title={t('precedents.title')} aside={<MassimarioLink id={provision} />}>
      {tonight.map(({ key, about, told }) => (
        <div key={key} className="border-b border-line py-3">
          <p className="text-sm text-sage">
            {t(isPast ? 'precedents.thatEvening' : 'precedents.tonight')}
          </p>
          <p className="mb-1">{about}</p>
          {told}
        </div>
      ))}
      {evening && (
        <Earlier evening={evening} provision={provision} isAlone={tonight.length === 0} />
      )}
    </Block>
  )
}

function Earlier(props: { evening: string; provision: string; isAlone: boolean }) {
  const { evening, provision, isAlone } = props
  const t = useT('deputato')
  const earlier = useQuery({
    queryKey: ['precedents', evening, provision],
    queryFn: () => trpc.precedents.on.query({ evening, provision }),
  })
  if (earlier.error) return <RefusalNote refusal={refusalOf(earlier.error)} />
  if (!earlier.data) return <Loading />
  if (earlier.data.length === 0 && isAlone)
    return <p className="text-sage">{t('precedents.none', { id: provision })}</p>
  return (
    <ul>
      {earlier.data.map((ruling) => (
        <PastRuling key={ruling.key} ruling={ruling} />
      ))}
    </ul>
  )
}
