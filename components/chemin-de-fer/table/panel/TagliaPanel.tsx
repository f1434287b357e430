'use client'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useOffer } from '../../commanding'
import { useTable } from '../context'
import { Sabot } from '../felt/Sabot'
import { Acts } from '../other/Acts'
import { type NamedAct, type OfferedAct, useGiveAny } from '../other/offered'
import { Refused } from '../sheet/Refused'

/** The steps of a taglia that the employee takes alone, in order; the first that may be taken is the next. */
const STEPS = [
  'endTaglia',
  'beginTaglia',
  'announceCards',
  'offerCut',
  'cutForHouse',
  'loadSabot',
] as const satisfies readonly NamedAct[]

/** Between two taglie: the six packs are mixed, cut and put into the sabot. */
export function TagliaPanel() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const offers = view.offers as readonly OfferedAct[]
  const cut = useOffer('cut')
  const { give, refusal, waiting } = useGiveAny()
  const next = STEPS.map((type) => offers.find((offer) => offer.type === type)).find(Boolean)
  const { phase, number } = view.taglia
  return (
    <section aria-label={t('taglia.title')} className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex items-center gap-3">
        <Sabot className="w-20" />
        <h2 className="text-2xl leading-tight">
          {t(`taglia.phase.${phase}`, { number: phase === 'between' ? number + 1 : number })}
        </h2>
      </div>
      {phase === 'cutting' && cut && (
        <p className="text-lg">
          {t('taglia.cutOffered')} <MemberName id={cut.payload.member} className="font-semibold" />
        </p>
      )}
      {phase === 'cutting' && view.taglia.cutter && <p>{t('taglia.isCut')}</p>}
      <Foot>
        <Acts types={['mix', 'enterPacks', 'checkCards', 'countPacks', 'halveBank', 'addToBank']} />

        {phase === 'cutting' && cut && <Acts types={['cut', 'refuseCut']} isShort />}
        {next && (
          <Button
            variant={phase === 'cutting' && cut ? 'secondary' : 'primary'}
            size="large"
            isDisabled={waiting}
            onPress={() => void give(next.type, next.payload)}
          >
            {t(`acts.${next.type}.name`)}
          </Button>
        )}
        <Refused refusal={refusal} />
      </Foot>
    </section>
  )
}
