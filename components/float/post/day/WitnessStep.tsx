'use client'
import { worthOf } from '@/rules/float/pieces/pieces'
import { plus } from '@/rules/kernel/chips'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { usePost } from '../here'
import { Signed } from '../Signed'

/** The witness confirms a count in time, on a device of their own or here (ch3). */
export function WitnessStep({ kind }: { kind: 'opening' | 'closing' | 'spot' }) {
  const t = useT('float-post')
  const chips = useChips()
  const nameOf = useNameOf()
  const { post, table } = usePost()
  const { presence } = post.float
  if (presence?.kind !== kind) return null
  const type = {
    opening: 'confirmOpening',
    closing: 'confirmClosing',
    spot: 'confirmSpot',
  } as const
  const until = presence.at + post.settings.presenceMinutes * MINUTE_MS
  return (
    <>
      <span className="text-sm text-sage">
        <MemberName id={presence.inspector} /> <Moment at={presence.at} /> · {t('day.until')}{' '}
        <Moment at={until} />
      </span>
      <Signed
        type={type[kind]}
        payload={{ table, countedAt: presence.at }}
        office="testimone"
        follows={t(`follows.${type[kind]}`, {
          chips: chips(plus(worthOf(presence.pieces), presence.banknotes)),
          name: nameOf(presence.changeur),
        })}
        variant="primary"
      >
        {t('day.do.witness')}
      </Signed>
      <Signed
        type="dropCount"
        payload={{ table }}
        office="commissario"
        follows={t('follows.dropCount')}
        variant="quiet"
      >
        {t('day.do.dropCount')}
      </Signed>
    </>
  )
}
