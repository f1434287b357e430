'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import { useLingua, useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useAct } from '../../commanding'
import { useTable } from '../../table/context'
import { Choice } from '../../table/sheet/Choice'
import { Refusal } from '../../table/sheet/Refusal'
import { FullSheet } from '../../table/sheet/Sheet'

/** Frequent subjects of disputes; a tap enters one. */
const USUAL = ['opening', 'turn', 'raise', 'draw', 'cards', 'amount'] as const

/** XVII: opens a dispute and asks the table to vote. One about the last colpo dealt stops play until it is decided. */
export function OpenDisputeSheet({ onClose }: { onClose: () => void }) {
  const { view } = useTable()
  const t = useT('table')
  const { act, refusal, waiting } = useAct()
  const colpi = [...(view.colpo ? [view.colpo] : []), ...view.colpi]
  const [colpo, setColpo] = useState<number | null>(colpi[0]?.number ?? null)
  const [about, setAbout] = useState('')
  const [provision, setProvision] = useState<string>('none')
  const [contenders, setContenders] = useState<MemberId[]>([])
  const ready = colpo !== null && about.trim() !== '' && contenders.length >= 2

  async function open() {
    if (colpo === null) return
    const cited = provision === 'none' ? null : provision
    const payload = {
      table: view.summary.id,
      colpo,
      about: about.trim(),
      provision: cited,
      contenders,
    }
    if (await act('openDispute', payload)) onClose()
  }

  return (
    <FullSheet title={t('dispute.open')} onClose={onClose}>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Select
          label={t('dispute.whichColpo')}
          options={colpi.map(({ number }) => ({
            key: number,
            label: t(number === view.colpo?.number ? 'dispute.inPlay' : 'dispute.settled', {
              number,
            }),
          }))}
          value={colpo}
          onChange={setColpo}
        />
        <ProvisionSelect value={provision} onChange={setProvision} />
      </div>
      <Contenders chosen={contenders} onChange={setContenders} />
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
        {USUAL.map((matter) => (
          <Button
            key={matter}
            variant="quiet"
            onPress={() => setAbout(t(`dispute.usual.${matter}`))}
          >
            {t(`dispute.usual.${matter}`)}
          </Button>
        ))}
      </div>
      <Field label={t('dispute.what')} value={about} onChange={setAbout} maxLength={200} />
      {refusal && <Refusal refusal={refusal} />}
      <Button variant="primary" size="large" isDisabled={!ready || waiting} onPress={open}>
        {t('dispute.send')}
      </Button>
    </FullSheet>
  )
}

interface ContendersProps {
  chosen: readonly MemberId[]
  onChange: (chosen: MemberId[]) => void
}

function Contenders({ chosen, onChange }: ContendersProps) {
  const { view } = useTable()
  const t = useT('table')
  const seated = view.summary.seats.flatMap((seat) => (seat.member ? [seat.member] : []))
  return (
    <fieldset>
      <legend className="pb-1">{t('dispute.contenders')}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
        {seated.map((member) => (
          <Choice
            key={member}
            chosen={chosen.includes(member)}
            mark={t('dispute.contends')}
            onChange={(on) =>
              onChange(on ? [...chosen, member] : chosen.filter((one) => one !== member))
            }
          >
            <MemberName id={member} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

function ProvisionSelect(props: { value: string; onChange: (id: string) => void }) {
  const lingua = useLingua()
  const t = useT('table')
  const options = PROVISION_IDS.map((id) => ({
    key: id as string,
    label: `${id} ${PROVISIONS[id][lingua].title}`,
  }))
  return (
    <Select
      label={t('dispute.provision')}
      options={[{ key: 'none', label: t('dispute.noProvision') }, ...options]}
      value={props.value}
      onChange={props.onChange}
    />
  )
}
