'use client'
import { useState } from 'react'
import { PROVISION_IDS, PROVISIONS } from '@/rules/chemin-de-fer/provisions'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { useLingua, useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Moment } from '../../tell/Moment'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useAct, useOffer } from '../commanding'

/** The choice of a sheet that changes no single row. */
const NO_ROW = ''

/** S.39b: the dated and signed sheets added to the regulation, and a new one; coups begun after it cite it. */
export function Sheets({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('chemin-desk')
  const common = useT('common')
  const language = useLingua()
  const mayAdd = useOffer('amendRegulation') !== null
  const { act, refusal, waiting } = useAct()
  const [row, setRow] = useState<string>(NO_ROW)
  const [text, write] = useState('')
  const isWritten = text.trim().length >= 3
  async function add() {
    const provision = PROVISION_IDS.find((id) => id === row) ?? null
    if (!isWritten || !(await act('amendRegulation', { provision, text: text.trim() }))) return
    write('')
    setRow(NO_ROW)
  }
  return (
    <Dialog
      title={t('sheets.title')}
      wide
      onClose={onClose}
      out={common('close')}
      onSubmit={() => void add()}
      actions={
        mayAdd && (
          <Button type="submit" variant="primary" isDisabled={!isWritten} isPending={waiting}>
            {t('sheets.add')}
          </Button>
        )
      }
    >
      <p className="text-sage">
        {t('sheets.help')} <ProvisionLink id="S.39b" />
      </p>
      {view.amendments.length === 0 && <p>{t('sheets.none')}</p>}
      <ol className="flex flex-col">
        {view.amendments.map(({ number, at, by, provision, text: words }) => (
          <li key={number} className="border-t border-line py-2">
            <span className="text-sage">
              {number}. <Moment at={at} /> {by && <MemberName id={by} />}
            </span>{' '}
            {provision && <ProvisionLink id={provision} />}
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {mayAdd && (
        <>
          <Select
            label={t('sheets.row')}
            value={row}
            onChange={setRow}
            options={[
              { key: NO_ROW, label: t('sheets.noRow') },
              ...PROVISION_IDS.map((id) => ({
                key: id,
                label: `${id} · ${PROVISIONS[id][language].title}`,
              })),
            ]}
          />
          <Field label={t('sheets.text')} value={text} onChange={write} maxLength={2000} />
        </>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
