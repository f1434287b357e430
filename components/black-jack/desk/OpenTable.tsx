'use client'
import { useState } from 'react'
import { maximumFor } from '@/rules/black-jack/03-stakes/ratio'
import { Settings } from '@/rules/black-jack/settings'
import type { DeskView } from '@/rules/black-jack/views/view'
import { OpenTableDialog } from '../../banked/desk/OpenTableDialog'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { NumberField } from '../../ui/number/NumberField'
import { useTyped } from '../../ui/number/useTyped'
import { Select } from '../../ui/Select'
import { useAct, useOffer } from '../commanding'

const PACKS = [4, 5, 6, 7, 8]
const CASELLE = { min: 1, max: 7 }

/** Opens a table with its class and its limits; the other of the two has still to sign. Source: B.2.1, B.2.3. */
export function OpenTable({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const offer = useOffer('openTable')
  const { act, refusal, waiting } = useAct()
  const [customs, setCustoms] = useState(view.settings)
  const { packs, step } = customs
  const caselle = useTyped(customs.caselle, CASELLE)
  const minimum = useSum(offer?.payload.minimum ?? step, { min: step, step })
  const change = (part: Partial<Settings>) => setCustoms({ ...customs, ...part })
  return (
    <OpenTableDialog
      house={view.settings}
      customs={customs}
      schema={Settings}
      onCustoms={(next) => {
        setCustoms(next)
        if (next.caselle !== customs.caselle) caselle.set(next.caselle)
      }}
      onOpen={async (as) =>
        minimum.chips !== null &&
        caselle.number !== null &&
        (await act('openTable', {
          minimum: minimum.chips,
          settings: { ...customs, caselle: caselle.number },
          as,
        }))
      }
      isReady={minimum.chips !== null && caselle.isTaken}
      waiting={waiting}
      refusal={refusal}
      onClose={onClose}
    >
      <p>
        {words('limits.both')}: <Amount chips={minimum.chips} />–
        <Amount chips={minimum.chips && maximumFor(minimum.chips)} />
      </p>
      <MoneyField label={words('limits.minimum')} {...minimum.field} />
      <NumberField label={t('open.caselle')} {...caselle.field} />
      <Select
        label={t('open.packs')}
        value={packs}
        onChange={(chosen) => change({ packs: chosen })}
        options={PACKS.map((key) => ({ key, label: String(key) }))}
      />
    </OpenTableDialog>
  )
}
