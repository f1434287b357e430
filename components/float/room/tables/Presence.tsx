'use client'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { Presence as Count } from '@/rules/float/state/table'
import type { OfficeFloat } from '@/rules/float/views/office'
import { plus } from '@/rules/kernel/chips'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { useOfNow } from '../../../ui/ofNow'
import { useRoom } from '../context'
import { FloatAct } from '../FloatAct'
import { PiecesGrid } from '../kit/PiecesGrid'

const CONFIRM = {
  opening: 'confirmOpening',
  closing: 'confirmClosing',
  spot: 'confirmSpot',
} as const

interface PresenceProps {
  float: OfficeFloat
  presence: Count
}

/** A count that waits for the witness: what was counted, by whom, and the minutes left. */
export function Presence({ float, presence }: PresenceProps) {
  const t = useT('float-room')
  const { office } = useRoom()
  const { now } = useCommanding()
  const { kind, at, inspector, changeur, pieces, banknotes } = presence
  const until = at + office.settings.presenceMinutes * MINUTE_MS
  const minutes = useOfNow(now, (at) => Math.max(0, Math.ceil((until - at) / MINUTE_MS)))
  const payload = { table: float.id }
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-felt-high p-3">
      <p>
        <strong>{t(`presence.${kind}`)}</strong> · <MemberName id={inspector} />,{' '}
        <MemberName id={changeur} /> · <Moment at={at} />
      </p>
      <p>
        <Amount chips={plus(worthOf(pieces), banknotes)} className="text-xl font-semibold" />{' '}
        {banknotes > 0 && (
          <>
            ({t('count.notes')} <Amount chips={banknotes} />){' '}
          </>
        )}
        <span className={float.isRightCount ? 'text-good' : 'text-warn'}>
          {t(float.isRightCount ? 'presence.right' : 'presence.wrong')}
        </span>
      </p>
      <PiecesGrid pieces={pieces} />
      <p className={minutes > 0 ? 'text-sage' : 'text-warn'} role="status">
        {minutes > 0 ? t('presence.minutes', { minutes }) : t('presence.late')}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <FloatAct
          type={CONFIRM[kind]}
          payload={{ ...payload, countedAt: at }}
          match={payload}
          variant="primary"
          size="large"
        >
          {t('presence.confirm')}
        </FloatAct>
        <FloatAct
          type="dropCount"
          payload={payload}
          variant="quiet"
          ask={{ title: t('presence.drop'), body: t('presence.dropAsk'), yes: t('presence.drop') }}
        >
          {t('presence.drop')}
        </FloatAct>
      </div>
    </div>
  )
}
