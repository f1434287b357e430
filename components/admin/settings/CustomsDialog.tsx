'use client'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { asChips } from '@/rules/kernel/chips'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import type { DatedAmount, FieldGroup, FieldOf, SettingTexts, SettingValues } from './field'
import { SettingInput } from './SettingInput'

interface CustomsDialogProps<Customs extends object, Key extends string> {
  title: string
  /** Since when they hold, or why they are frozen. */
  help: string
  settings: Customs
  /** False while they are frozen: then each line is only shown. */
  mayChange: boolean
  schema: z.ZodType<Customs>
  usual: SettingValues
  groups: readonly FieldGroup<Key>[]
  textsOf: (field: FieldOf<Key>) => SettingTexts
  above?: (values: SettingValues, give: (values: SettingValues) => void) => ReactNode
  below?: ReactNode
  waiting: boolean
  refusal: ToldRefusal | null
  /** Gives the command; true once it is accepted. */
  onKeep: (settings: Customs) => Promise<boolean>
  onClose: () => void
}

/** The customs of an evening or a table in any game, each line explained: changed while they may be, then only shown. */
export function CustomsDialog<Customs extends object, Key extends string>(
  props: CustomsDialogProps<Customs, Key>,
) {
  const { title, help, settings, mayChange, schema, onKeep, onClose } = props
  const t = useT('admin')
  const [values, setValues] = useState<SettingValues>(settings as SettingValues)
  const read = schema.safeParse(values)
  const isChanged = JSON.stringify(values) !== JSON.stringify(settings)
  async function keep() {
    if (read.success && (await onKeep(read.data))) onClose()
  }
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      out={useT('common')('close')}
      actions={
        mayChange && (
          <Button
            variant="primary"
            isDisabled={!isChanged || !read.success}
            isPending={props.waiting}
            onPress={keep}
          >
            {t('customs.keep')}
          </Button>
        )
      }
    >
      <p className="text-sage">{help}</p>
      {mayChange && props.above?.(values, setValues)}
      <Lines {...props} values={values} onChange={setValues} />
      {props.below}
      {!read.success && (
        <p role="alert" className="text-bad">
          {t('customs.wrong')}
        </p>
      )}
      {props.refusal && <RefusalNote refusal={props.refusal} />}
    </Dialog>
  )
}

interface LinesProps<Key extends string>
  extends Pick<
    CustomsDialogProps<object, Key>,
    'groups' | 'textsOf' | 'mayChange' | 'usual' | 'settings'
  > {
  values: SettingValues
  onChange: (change: (before: SettingValues) => SettingValues) => void
}

function Lines<Key extends string>(props: LinesProps<Key>) {
  const { groups, textsOf, mayChange, usual, values, onChange } = props
  const settings = props.settings as SettingValues
  return groups.map(({ group, title, fields }) => (
    <fieldset key={group} className="rounded-card border border-line p-4">
      <legend className="px-2 font-serif text-lg font-semibold">{title}</legend>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {fields.map((field) =>
          mayChange ? (
            <SettingInput
              key={field.key}
              field={field}
              texts={textsOf(field)}
              value={values[field.key]}
              usual={usual[field.key]}
              onChange={(part) => onChange((before) => ({ ...before, ...part }))}
            />
          ) : (
            <Shown
              key={field.key}
              field={field}
              texts={textsOf(field)}
              value={settings[field.key]}
            />
          ),
        )}
      </div>
    </fieldset>
  ))
}

interface ShownProps {
  field: FieldOf<string>
  texts: SettingTexts
  value: unknown
}

/** One custom as it holds: its value, the row behind it, and its meaning. */
function Shown({ field, texts: { label, help, wordOf }, value }: ShownProps) {
  const chips = useChips()
  const amount = (sum: unknown) => chips(asChips(Number(sum)))
  const said =
    field.kind === 'chips'
      ? amount(value)
      : field.kind === 'dated'
        ? (value as readonly DatedAmount[])
            .map(({ from, chips: sum }) => `${from}: ${amount(sum)}`)
            .join(' · ') || '—'
        : wordOf(value as string | number | boolean)
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {label} <ProvisionLink id={field.provision} />
        </span>
        <strong>{said}</strong>
      </p>
      <p className="text-sm text-sage">{help}</p>
    </div>
  )
}
