'use client'
import { useState } from 'react'
import { type Cause, causeTell } from '@/rules/poker/telling/causes'
import { useT } from '../../../language/i18n'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import { useTable } from '../context'
import { Choice } from '../sheet/Choice'
import { Refusal } from '../sheet/Refusal'
import { Sheet } from '../sheet/Sheet'

/** The causes of a void colpo, each with its provision. */
const CAUSES = [
  { provision: 'V.6', cause: 'wrong-dealer' },
  { provision: 'V.6', cause: 'no-cut' },
  { provision: 'V.6', cause: 'wrong-hands' },
  { provision: 'V.6', cause: 'wrong-cards' },
  { provision: 'V.6', cause: 'sixth-card' },
  { provision: 'V.6', cause: 'face-up' },
  { provision: 'V.6', cause: 'wrong-pack' },
  { provision: 'V.8', cause: 'pack-at-draw' },
  { provision: 'IX.3', cause: 'face-up-at-draw' },
  { provision: 'X.2', cause: 'alien-cards' },
] as const satisfies readonly { provision: string; cause: Cause }[]

/** V.6, V.8: voids the colpo in play; stakes go back, the pot stays. */
export function VoidDialog({ onClose }: { onClose: () => void }) {
  const t = useT('table')
  const table = useTable().view.summary.id
  const { act, refusal, waiting } = useAct()
  const [chosen, setChosen] = useState<(typeof CAUSES)[number] | null>(null)
  return (
    <Sheet title={t('void.title')} onClose={onClose}>
      <p className="text-lg">{t('void.consequence')}</p>
      <div className="grid grid-cols-2 gap-2">
        {CAUSES.map((one) => (
          <Choice
            key={one.cause}
            chosen={chosen?.cause === one.cause}
            mark={one.provision}
            onChange={() => setChosen(one)}
          >
            <TellTexts tells={[causeTell(one.cause)]} />
          </Choice>
        ))}
      </div>
      {refusal && <Refusal refusal={refusal} />}
      <Button
        variant="danger"
        size="large"
        isDisabled={chosen === null || waiting}
        onPress={async () => {
          if (!chosen) return
          const { provision, cause: why } = chosen
          if (await act('annul', { table, provision, why })) onClose()
        }}
      >
        {t('void.confirm')}
      </Button>
    </Sheet>
  )
}
