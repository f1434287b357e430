'use client'
import { useState } from 'react'
import { articleOfProvision, PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import type { Offer, TableView } from '@/rules/poker/views/shapes'
import { useLingua, useT } from '../i18n'
import { useNameOf } from '../live/names'
import { Button } from '../ui/Button'
import { Checks } from '../ui/Checks'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { ProvisionLink } from '../ui/RulingNote'
import { Select } from '../ui/Select'
import { useToast } from '../ui/Toast'
import { useMember } from './context'

const NONE = 'none'

/** XVII.1: what the quarrel is about, which colpo, between whom. It freezes that colpo. */
export function OpenDispute(props: { table: TableView; offer: Offer; onClose: () => void }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const { take } = useMember()
  const { say } = useToast()
  const { table } = props
  const colpi = colpiOf(table)
  const [colpo, setColpo] = useState<number>(colpi[0] ?? 0)
  const [about, setAbout] = useState('')
  const [provision, setProvision] = useState<string>(NONE)
  const [contenders, setContenders] = useState<readonly string[]>([])
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    const cited = provision === NONE ? null : provision
    const given = await take(props.offer, {
      colpo,
      about: about.trim(),
      provision: cited,
      contenders,
    })
    setPending(false)
    if (!given.ok) return
    say(t('disputes.opened'))
    props.onClose()
  }
  const isReady = about.trim() !== '' && contenders.length >= 2
  return (
    <Dialog
      title={t('disputes.open')}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="quiet" onPress={props.onClose}>
            {t('disputes.cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={isPending}
            onPress={() => void send()}
          >
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
        value={colpo}
        onChange={setColpo}
        options={[...colpi, 0].map((n) => ({ key: n, label: t('disputes.colpoN', { n }) }))}
      />
      <Field
        label={t('disputes.about')}
        value={about}
        onChange={setAbout}
        rows={3}
        maxLength={500}
      />
      <Checks
        label={t('disputes.contenders')}
        value={contenders}
        onChange={setContenders}
        options={table.players
          .filter((player) => player.status !== 'called')
          .map((player) => ({ key: player.member, label: nameOf(player.member) }))}
      />
      <CitedProvision value={provision} onChange={setProvision} />
    </Dialog>
  )
}

/** The colpo in play first, then the last ones settled. */
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
