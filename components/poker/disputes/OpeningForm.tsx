'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { articleOfProvision, PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import type { TableView } from '@/rules/poker/views/table'
import { useLingua, useT } from '../../language/i18n'
import { Choice } from '../../tablet/Choice'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { type Acting, useAct } from '../commanding'

/** Frequent subjects of disputes; a tap enters one. */
const USUAL = ['opening', 'turn', 'raise', 'draw', 'cards', 'amount'] as const
const LONGEST_SUBJECT = 500
const NO_PROVISION = 'none'
/** A dispute about the table and no colpo. */
const NO_COLPO = 0

interface Draft {
  colpo: number
  about: string
  provision: string | null
  contenders: readonly MemberId[]
}

export interface Opening extends Pick<Acting, 'refusal' | 'waiting'> {
  table: TableView
  draft: Draft
  change(part: Partial<Draft>): void
  /** Whether it says what it is about, and between whom. */
  isReady: boolean
  /** Resolves to whether the dispute was opened. */
  send(): Promise<boolean>
}

/** A dispute being written, on the tablet or a phone: about the colpo in play or the last one, until another is chosen. */
export function useOpening(table: TableView): Opening {
  const { act, refusal, waiting } = useAct()
  const colpo = colpiOf(table)[0] ?? NO_COLPO
  const [draft, setDraft] = useState<Draft>({ colpo, about: '', provision: null, contenders: [] })
  const about = draft.about.trim()
  return {
    table,
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    isReady: about !== '' && draft.contenders.length >= 2,
    send: () =>
      act('openDispute', {
        ...draft,
        table: table.summary.id,
        about,
        contenders: [...draft.contenders],
      }),
    refusal,
    waiting,
  }
}

/** The colpo in play first, then the last settled ones. */
function colpiOf({ colpo, colpi }: TableView): number[] {
  const settled = colpi.map(({ number }) => number)
  return colpo ? [colpo.number, ...settled] : settled
}

/** XVII.1: the fields of a new dispute. One about the last colpo dealt stops play until it is decided. */
export function OpeningFields({ table, draft, change }: Opening) {
  const t = useT('deputato')
  return (
    <>
      <p>
        {t('newDispute.what')} <ProvisionLink id="XVII.1" />
      </p>
      <Contending table={table} draft={draft} change={change} />
      <div className="flex flex-col gap-2">
        <Field
          label={t('newDispute.about')}
          value={draft.about}
          onChange={(about) => change({ about })}
          rows={2}
          maxLength={LONGEST_SUBJECT}
        />
        <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
          {USUAL.map((matter) => (
            <Button
              key={matter}
              variant="quiet"
              onPress={() => change({ about: t(`newDispute.usual.${matter}`) })}
            >
              {t(`newDispute.usual.${matter}`)}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Select
          label={t('newDispute.colpo')}
          value={draft.colpo}
          onChange={(colpo) => change({ colpo })}
          options={[...colpiOf(table), NO_COLPO].map((n) => ({
            key: n,
            label: t(n === table.colpo?.number ? 'newDispute.inPlay' : 'newDispute.colpoN', { n }),
          }))}
        />
        <Cited value={draft.provision} onChange={(provision) => change({ provision })} />
      </div>
    </>
  )
}

/** Everybody who has, or had, a place at the table may contend. */
function Contending({ table, draft, change }: Pick<Opening, 'table' | 'draft' | 'change'>) {
  const t = useT('deputato')
  const { contenders } = draft
  const players = table.players.filter(({ status }) => status !== 'called')
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-semibold text-sage">{t('newDispute.contenders')}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
        {players.map(({ member }) => (
          <Choice
            key={member}
            chosen={contenders.includes(member)}
            mark={t('newDispute.contends')}
            onChange={(on) =>
              change({
                contenders: on
                  ? [...contenders, member]
                  : contenders.filter((one) => one !== member),
              })
            }
          >
            <MemberName id={member} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** The provision in question; Art. XVII says how to decide, and is not itself disputed. */
function Cited(props: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useT('deputato')
  const lingua = useLingua()
  const cited = PROVISION_IDS.filter((id) => articleOfProvision(id) !== 'XVII')
  return (
    <Select
      label={t('newDispute.provision')}
      value={props.value ?? NO_PROVISION}
      onChange={(id) => props.onChange(id === NO_PROVISION ? null : id)}
      options={[
        { key: NO_PROVISION, label: t('newDispute.noProvision') },
        ...cited.map((id) => ({
          key: id as string,
          label: `${id} · ${PROVISIONS[id][lingua].title}`,
        })),
      ]}
    />
  )
}
