'use client'
import type { Gap } from '@/rules/float/state/movement'
import { magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { GapLink } from '../../papers/FloatPapers'
import { usePost } from '../here'
import { Signed } from '../Signed'
import { Compensate } from './Compensate'

/** A plus or minus that was declared: whose turn it was, and who has seen it. */
export function GapCard({ gap }: { gap: Gap }) {
  const t = useT('float-post')
  const chips = useChips()
  const { post } = usePost()
  const coups = post.float.taxes
    .filter(({ at }) => at >= gap.since && at <= gap.at)
    .map(({ coup }) => coup)
  const name = gap.chips < 0 ? 'gap.minus' : gap.chips > 0 ? 'gap.plus' : 'gap.none'
  const told = t(name, { chips: chips(magnitude(gap.chips)) })
  return (
    <article className="flex flex-col gap-2 rounded-lg border-2 border-line-strong p-2">
      <p>
        <strong>{told}</strong> · <Moment at={gap.at} /> · {t('gap.turnOf')}{' '}
        <MemberName id={gap.changeur} /> · {t(`gap.causes.${gap.cause}`)}
        {gap.note && ` · ${gap.note}`}
        {gap.compensates !== null && ` · ${t('gap.compensates', { gap: gap.compensates })}`}
      </p>
      {gap.compensates === null && (
        <p className="text-sm text-sage">
          {t('gap.between', { line: gap.sinceLine })} <Moment at={gap.since} />
          {coups.length > 0 && `: ${t('gap.ofCoups', { coups: coups.join(', ') })}`}
          {gap.colpi && gap.colpi.from <= gap.colpi.to && `: ${t('gap.ofColpi', gap.colpi)}`}
        </p>
      )}
      <p className="text-sm">
        {gap.inspector ? (
          <span className="mr-3 text-good">
            {t(gap.playsOn ? 'gap.playsOn' : 'gap.stops')} <MemberName id={gap.inspector.by} />{' '}
            <Moment at={gap.inspector.at} />
          </span>
        ) : (
          <span className="mr-3 text-warn">{t('gap.inspectorWaits')}</span>
        )}
        {gap.witness ? (
          <span className="text-good">
            {t('gap.witnessed')} <MemberName id={gap.witness.by} /> <Moment at={gap.witness.at} />
          </span>
        ) : (
          <span className="text-warn">{t('gap.witnessWaits')}</span>
        )}
      </p>
      <Acts gap={gap} told={told} />
    </article>
  )
}

/** The signatures that the entry still needs, each saying what is signed. */
function Acts({ gap, told }: { gap: Gap; told: string }) {
  const t = useT('float-post')
  const { table, evening } = usePost()
  const entry = { table, gap: gap.number }
  return (
    <div className="flex flex-wrap gap-2">
      {!gap.playsOn && (
        <Signed
          type="judgeGap"
          payload={{ ...entry, playsOn: true }}
          office="commissario"
          follows={t('follows.playOn', { gap: told })}
          variant="primary"
        >
          {t('gap.playOn')}
        </Signed>
      )}
      {!gap.inspector && (
        <Signed
          type="judgeGap"
          payload={{ ...entry, playsOn: false }}
          office="commissario"
          follows={t('follows.stopPlay', { gap: told })}
        >
          {t('gap.stop')}
        </Signed>
      )}
      {!gap.witness && (
        <Signed
          type="witnessGap"
          payload={entry}
          office="testimone"
          follows={t('follows.witnessGap', { gap: told })}
        >
          {t('gap.witness')}
        </Signed>
      )}
      <Compensate gap={gap} />
      <GapLink evening={evening} number={gap.number} />
    </div>
  )
}
