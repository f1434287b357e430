'use client'
import type { TaxBox } from '@/rules/float/state/table'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { PiecesText } from '../../kit/PiecesText'
import { secondCounters } from '../../kit/signers'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { Signed } from '../Signed'
import { WitnessStep } from './WitnessStep'

/** The boxes of the tax that stood at this table, and a sample count that waits for its witness. */
export function TaxBoxes() {
  const t = useT('float-post')
  const { float } = usePost().post
  return (
    <>
      {float.presence?.kind === 'spot' && (
        <PartSection title={t('day.spot')}>
          <div className="flex flex-wrap items-center gap-2">
            <WitnessStep kind="spot" />
          </div>
        </PartSection>
      )}
      {float.taxBoxes.length > 0 && (
        <PartSection title={t('day.taxBoxes')}>
          {float.taxBoxes.map((box) => (
            <p key={box.number}>
              <strong>{t('day.box', { label: box.label, seal: box.seal })}</strong> ·{' '}
              {t('day.placed')} <Moment at={box.placed.at} />
              {box.sealed && (
                <>
                  {' '}
                  · {t('day.sealed', { seal: box.sealed.seal })} <Moment at={box.sealed.at} />
                </>
              )}
              {box.escorted && (
                <>
                  {' '}
                  · {t('day.escorted')} <Moment at={box.escorted.at} />
                </>
              )}
              {box.arrived && (
                <>
                  {' '}
                  · {t('day.arrived')} <Moment at={box.arrived.at} />
                </>
              )}
            </p>
          ))}
          {float.taxBoxes.map((box) => (
            <Confirming key={box.number} box={box} />
          ))}
        </PartSection>
      )}
    </>
  )
}

/** The count of one person of the count room, which another may confirm here. Source: V.box-count, ch3. */
function Confirming({ box: { number: box, label, tally } }: { box: TaxBox }) {
  const t = useT('float-post')
  const chips = useChips()
  const { table, post } = usePost()
  if (!tally) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        {t('day.tallied', { label })} <MemberName id={tally.by} className="font-semibold" />:{' '}
        <Amount chips={tally.chips} className="font-semibold" /> ·{' '}
        <PiecesText pieces={tally.pieces} />
      </p>
      <Signed
        type="confirmTaxBox"
        payload={{ table, box, countedAt: tally.at }}
        office="conta"
        follows={t('follows.confirmTaxBox', { chips: chips(tally.chips) })}
        members={secondCounters(post.staff, tally)}
      >
        {t('day.confirmTally')}
      </Signed>
    </div>
  )
}
