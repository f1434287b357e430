'use client'
import { articleOfProvision, PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import { COLPI_SHOWN } from '@/rules/poker/state/table'
import type { TableView } from '@/rules/poker/views/table'
import { type Drafting, OpeningFields, useDisputeDraft } from '../../disputes/OpeningForm'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { type Acting, useAct } from '../commanding'

const USUAL = ['opening', 'turn', 'raise', 'draw', 'cards', 'amount'] as const
/** A dispute about the table and no colpo. */
const NO_COLPO = 0

/** The provisions that may be in question; Art. XVII says how to decide, and is not itself disputed. */
const CITED = PROVISION_IDS.filter((id) => articleOfProvision(id) !== 'XVII').map((id) => ({
  id,
  words: PROVISIONS[id],
}))

export interface Opening extends Drafting, Pick<Acting, 'refusal' | 'waiting'> {
  table: TableView
  /** Whether it says what it is about, and between whom. */
  isReady: boolean
  /** Resolves to whether the dispute was opened. */
  send(): Promise<boolean>
}

/** A dispute being written, on the tablet or a phone: about the colpo in play or the last one, until another is chosen. */
export function useOpening(table: TableView): Opening {
  const { act, refusal, waiting } = useAct()
  const drafting = useDisputeDraft(colpiOf(table)[0] ?? NO_COLPO)
  const { play, contenders, ...draft } = drafting.draft
  const about = draft.about.trim()
  return {
    ...drafting,
    table,
    isReady: about !== '' && contenders.length >= 2,
    send: () =>
      act('openDispute', {
        ...draft,
        colpo: play,
        table: table.summary.id,
        about,
        contenders: [...contenders],
      }),
    refusal,
    waiting,
  }
}

/** The colpo in play first, then the last settled ones. */
const colpiOf = ({ colpo, colpoNumber }: TableView): number[] =>
  Array.from(
    { length: Math.min(COLPI_SHOWN + (colpo ? 1 : 0), colpoNumber) },
    (_, before) => colpoNumber - before,
  )

/** XVII.1: the fields of a new dispute. One about the last colpo dealt stops play until it is decided. */
export function ColpoOpeningFields({ table, draft, change }: Opening) {
  const t = useT('deputato')
  return (
    <OpeningFields
      draft={draft}
      change={change}
      intro={
        <>
          {t('newDispute.what')} <ProvisionLink id="XVII.1" />
        </>
      }
      // Everybody who has, or had, a place at the table may contend.
      people={table.players.filter(({ status }) => status !== 'called').map(({ member }) => member)}
      usual={USUAL.map((matter) => t(`newDispute.usual.${matter}`))}
      plays={{
        label: t('newDispute.colpo'),
        options: [...colpiOf(table), NO_COLPO].map((n) => ({
          key: n,
          label: t(n === table.colpo?.number ? 'newDispute.inPlay' : 'newDispute.colpoN', { n }),
        })),
      }}
      cited={CITED}
    />
  )
}
