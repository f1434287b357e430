'use client'
import { useQuery } from '@tanstack/react-query'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { useT } from '../../../language/i18n'
import { refusalOf, trpc } from '../../../live/trpc'
import { MassimarioLink } from '../../../regulation/MassimarioLink'
import { PastRuling } from '../../../regulation/PastRuling'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Block } from '../../../ui/Block'
import { Loading } from '../../../ui/Loading'
import { useCommanding } from '../../commanding'
import { Decisions } from '../Decisions'
import { type Case, keyOf, precedentsOf } from './cases'

/** Earlier rulings on the same provision: tonight's with names, those of earlier evenings without. */
export function Precedents(props: {
  one: Case
  tables: readonly CourtTable[]
  provision: string
  /** True for a dispute of a closed evening. */
  isPast: boolean
}) {
  const { one, tables, provision, isPast } = props
  const t = useT('deputato')
  const { evening } = useCommanding()
  const tonight = precedentsOf(tables, one, provision)
  return (
    <Block title={t('precedents.title')} aside={<MassimarioLink id={provision} />}>
      {tonight.map((other) => (
        <div key={keyOf(other)} className="border-b border-line py-3">
          <p className="text-sm text-sage">
            {t(isPast ? 'precedents.thatEvening' : 'precedents.tonight')}
          </p>
          <p className="mb-1">{other.dispute.about}</p>
          <Decisions dispute={other.dispute} />
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
