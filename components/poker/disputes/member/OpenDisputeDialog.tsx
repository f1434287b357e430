'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import type { PokerOffer } from '@/rules/poker/offers'
import { articleOfProvision, PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import type { TableView } from '@/rules/poker/views/table'
import { useLingua, useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { ProvisionLink } from '../../../regulation/ProvisionLink'
import { useToast } from '../../../tell/Toast'
import { Button } from '../../../ui/Button'
import { Checks } from '../../../ui/Checks'
import { Dialog } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useAct } from '../../commanding'

const NONE = 'none'

interface OpenDisputeProps {
  table: TableView
  offer: PokerOffer<'openDispute'>
  onClose: () => void
}

/** XVII.1: opens a dispute: its subject, its colpo and its contenders. One about the last colpo dealt stops play until it is decided. */
export function OpenDisputeDialog({ table, offer, onClose }: OpenDisputeProps) {
  const t = useT('member')
  const nameOf = useNameOf()
  const colpi = colpiOf(table)
  const { draft, change, isReady, isPending, send } = useOpening(offer, colpi[0] ?? 0, onClose)
  const players = table.players.filter((player) => player.status !== 'called')
  return (
    <Dialog
      title={t('disputes.open')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('disputes.cancel')}
          </Button>
          <Button variant="primary" isDisabled={!isReady} isPending={isPending} onPress={send}>
            {t('disputes.send')}
          </Button>
        </>
      }
    >
      <p>
        {t('disputes.what')} <ProvisionLink id="XVII.1" />
      </p>
      <Select
        label={t('disputes.colpo')}
        value={draft.colpo}
        onChange={(colpo) => change({ colpo })}
        options={[...colpi, 0].map((n) => ({ key: n, label: t('disputes.colpoN', { n }) }))}
      />
      <Field
        label={t('disputes.about')}
        value={draft.about}
        onChange={(about) => change({ about })}
        rows={3}
        maxLength={500}
      />
      <Checks
        label={t('disputes.contenders')}
        value={draft.contenders}
        onChange={(contenders) => change({ contenders })}
        options={players.map(({ member }) => ({ key: member, label: nameOf(member) }))}
      />
      <CitedProvision
        value={draft.provision ?? NONE}
        onChange={(id) => change({ provision: id === NONE ? null : id })}
      />
    </Dialog>
  )
}

interface Draft {
  colpo: number
  about: string
  provision: string | null
  contenders: MemberId[]
}

/** The dispute as written so far, and the button to open it. */
function useOpening(offer: PokerOffer<'openDispute'>, colpo: number, onDone: () => void) {
  const t = useT('member')
  const { take, waiting } = useAct()
  const { say } = useToast()
  const [draft, setDraft] = useState<Draft>({ colpo, about: '', provision: null, contenders: [] })
  const about = draft.about.trim()
  const isReady = about !== '' && draft.contenders.length >= 2
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const send = async () => {
    if (!(await take(offer, { ...draft, about }))) return
    say(t('disputes.opened'))
    onDone()
  }
  return { draft, change, isReady, isPending: waiting, send: () => void send() }
}

/** The colpo in play first, then the last settled ones. */
function colpiOf(table: TableView): number[] {
  const settled = table.colpi.map((colpo) => colpo.number)
  return table.colpo ? [table.colpo.number, ...settled] : settled
}

function CitedProvision(props: { value: string; onChange: (id: string) => void }) {
  const t = useT('member')
  const lingua = useLingua()
  const cited = PROVISION_IDS.filter((id) => articleOfProvision(id) !== 'XVII')
  return (
    <Select
      label={t('disputes.provision')}
      value={props.value}
      onChange={props.onChange}
      options={[
        { key: NONE, label: t('disputes.noProvision') },
        ...cited.map((id) => ({ key: id, label: `${id} · ${PROVISIONS[id][lingua].title}` })),
      ]}
    />
  )
}
