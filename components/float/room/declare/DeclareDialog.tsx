'use client'
import { useState } from 'react'
import { FLOAT_PROFILES, FLOAT_SETTINGS, FloatSettings, floatInUnit } from '@/rules/float/settings'
import { fieldsOf } from '../../../admin/settings/field'
import { SettingInput } from '../../../admin/settings/SettingInput'
import { useClub } from '../../../club/club'
import { useUnit } from '../../../club/useUnit'
import { useT } from '../../../language/i18n'
import { refusalOf } from '../../../live/trpc'
import { CommandDialog } from '../../../tell/CommandDialog'
import { useDay } from '../../../tell/day'
import { Button } from '../../../ui/Button'
import { Toggle } from '../../../ui/Toggle'
import { useFloatAct } from '../../commanding'
import { LimitsField } from './LimitsField'
import { ListField } from './ListField'
import { useFloatTexts } from './useFloatTexts'
import { type LastFloat, useLastFloat } from './useLastFloat'

interface DeclareDialogProps {
  settings: FloatSettings | null
  onClose: () => void
}

/** The settings of a house's float; a club starts from a profile, or from its last evening, whose boxes come with it. */
export function DeclareDialog({ settings, onClose }: DeclareDialogProps) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const { licensedAs } = useClub().club
  // Its boxes are rolled over, so that nothing is declared before they are known.
  const { last, error, isSought } = useLastFloat(settings === null)
  const [typed, setTyped] = useState<FloatSettings | null>(settings)
  const unit = useUnit()
  const values = typed ?? last?.settings ?? floatInUnit(FLOAT_PROFILES.club, unit)
  const set = (part: object) => setTyped({ ...values, ...part })
  const read = FloatSettings.safeParse(licensedAs ? values : { ...values, ...POINTS })
  async function keep(declared: FloatSettings | null) {
    const boxes = declared && last ? { boxes: [...last.boxes] } : {}
    if (await act('declareFloat', { settings: declared, ...boxes })) onClose()
  }
  return (
    <CommandDialog
      title={t('declare.title')}
      action={t('declare.keep')}
      wide
      isReady={read.success && !isSought}
      waiting={waiting}
      refusal={refusal ?? (error && refusalOf(error))}
      more={
        settings && (
          <Button variant="danger" isPending={waiting} onPress={() => void keep(null)}>
            {t('declare.giveUp')}
          </Button>
        )
      }
      onGive={() => void (read.success && keep(read.data))}
      onClose={onClose}
    >
      <p className="text-sage">{t('declare.help')}</p>
      <div className="flex flex-wrap gap-3">
        {(['club', ...(licensedAs ? [licensedAs] : [])] as const).map((house) => (
          <Button key={house} onPress={() => setTyped(floatInUnit(FLOAT_PROFILES[house], unit))}>
            {t(`declare.profiles.${house}`)}
          </Button>
        ))}
      </div>
      {last && <FromLast last={last} />}
      <ListField label={t('declare.list')} list={values.list} onList={(list) => set({ list })} />
      <Customs values={values} onChange={set} />
      {values.deskList && (
        <ListField
          label={t('declare.deskList')}
          list={values.deskList}
          onList={(deskList) => set({ deskList })}
        />
      )}
      {!read.success && (
        <p role="alert" className="text-bad">
          {t('declare.wrong')}
        </p>
      )}
    </CommandDialog>
  )
}

interface FloatCustomsProps {
  values: FloatSettings
  onChange: (part: object) => void
}

/** The other settings; those of a licensed house only where it is one. */
function Customs({ values, onChange }: FloatCustomsProps) {
  const t = useT('float-room')
  const textsOf = useFloatTexts()
  const { licensedAs } = useClub().club
  const usual = floatInUnit(FLOAT_PROFILES.club, useUnit())
  const notes = Boolean(licensedAs) && values.banknotes
  const { common, licensed } = FLOAT_SETTINGS
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {fieldsOf(notes ? { ...common, ...licensed } : common).map((field) => (
        <SettingInput
          key={field.key}
          field={field}
          texts={textsOf(field)}
          value={values[field.key]}
          usual={usual[field.key]}
          onChange={onChange}
        />
      ))}
      {licensedAs ? (
        <Toggle
          isSelected={values.banknotes}
          onChange={(banknotes) => onChange(banknotes ? { banknotes } : POINTS)}
        >
          {t('declare.licensed')}
        </Toggle>
      ) : (
        <p className="text-sage">{t('declare.unlicensed')}</p>
      )}
      {notes && (
        <LimitsField
          limits={values.cashLimits}
          onLimits={(cashLimits) => onChange({ cashLimits })}
        />
      )}
      <Toggle
        isSelected={values.deskList !== undefined}
        onChange={(on) => onChange({ deskList: on ? values.list : undefined })}
      >
        {t('declare.deskCounts')}
      </Toggle>
    </div>
  )
}

const { banknotes, cashLimits, advancePerPerson, advancePerTable } = FLOAT_PROFILES.club
/** A club that plays for points: no banknotes, no limit, no advances (ch32). */
const POINTS = { banknotes, cashLimits, advancePerPerson, advancePerTable }

/** The last closing, from which the boxes are rolled over. */
function FromLast({ last: { day, boxes } }: { last: LastFloat }) {
  const t = useT('float-room')
  const written = useDay(day)
  return (
    <div className="rounded-lg bg-felt-high p-3">
      <p>{t('declare.fromLast', { day: written })}</p>
      <ul>
        {boxes.map(({ table, seal }) => (
          <li key={table}>
            {t('table', { n: table })} · {t('tables.sealNo', { seal: seal === '' ? '—' : seal })}
          </li>
        ))}
      </ul>
    </div>
  )
}
