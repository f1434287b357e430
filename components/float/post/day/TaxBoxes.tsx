'use client'
import { useT } from '../../../language/i18n'
import { Moment } from '../../../tell/Moment'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
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
        </PartSection>
      )}
    </>
  )
}
