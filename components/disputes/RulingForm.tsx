'use client'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { Field } from '../ui/Field'
import type { ProvisionWords } from './CitedProvision'
import { According, Favoured, type Party } from './RulingFields'
import { type MissingField, missingIn, NOBODY, type RulingDraft } from './rulingDraft'

/** One way to give a ruling, which is asked about once more. */
export interface RulingWay {
  readonly key: string
  readonly label: string
  readonly isMain: boolean
  /** The question, with what the ruling does. */
  readonly ask: { readonly title: string; readonly text: string; readonly yes: string }
}

interface RulingFormProps {
  written: RulingDraft
  onWrite: (part: Partial<RulingDraft>) => void
  /** Something is written, here or elsewhere: the form is open. */
  isKept: boolean
  /** Above the fields. */
  intro?: ReactNode
  parties: readonly Party[]
  /** The words where no party is in the right. */
  nobody?: string
  provisions: readonly { id: string; words: ProvisionWords | null | undefined }[]
  why: { readonly label?: string; readonly longest: number }
  /** The game's own fields, and those of them that are missing. */
  children: ReactNode
  missing: readonly MissingField[]
  ways: readonly RulingWay[]
  onGive: (way: string) => void
  refusal: ToldRefusal | null
  waiting: boolean
}

/** The form of a ruling, opened by a tap or by what is brought into it; nothing is chosen beforehand, and what is missing is said. */
export function RulingForm(props: RulingFormProps) {
  const t = useT('deputato')
  const { onWrite, parties, ways } = props
  // The choice may be of somebody who is no party any more.
  const isParty = [...parties.map(({ key }) => key), NOBODY].includes(props.written.favoured ?? '')
  const written = { ...props.written, favoured: isParty ? props.written.favoured : null }
  const [isBegun, begin] = useState(false)
  const missing = [...missingIn(written), ...props.missing]
  const [asked, ask] = useAsked(ways, missing.length === 0)
  if (!isBegun && !props.isKept)
    return (
      <Button variant="primary" size="large" wide onPress={() => begin(true)}>
        {t('rule.begin')}
      </Button>
    )
  return (
    <Block marked title={t('rule.title')}>
      <div className="flex flex-col gap-5">
        {props.intro}
        <Favoured
          parties={parties}
          nobody={props.nobody ?? t('rule.nobody')}
          value={written.favoured}
          onChange={(favoured) => onWrite({ favoured })}
        />
        <According
          provisions={props.provisions}
          provision={written.provision}
          onProvision={(provision) => onWrite({ provision })}
        />
        <Field
          label={props.why.label ?? t('rule.why')}
          value={written.why}
          onChange={(why) => onWrite({ why })}
          rows={3}
          maxLength={props.why.longest}
        />
        {props.children}
        {props.refusal && <RefusalNote refusal={props.refusal} />}
        <Missing fields={missing} />
        <div className="flex flex-wrap gap-3">
          {ways.map((way) => (
            <Button
              key={way.key}
              variant={way.isMain ? 'primary' : undefined}
              isDisabled={missing.length > 0}
              isPending={props.waiting}
              onPress={() => ask(way.key)}
            >
              {way.label}
            </Button>
          ))}
        </div>
      </div>
      {asked && (
        <Confirm
          title={asked.ask.title}
          action={asked.ask.yes}
          onConfirm={() => {
            ask(null)
            props.onGive(asked.key)
          }}
          onClose={() => ask(null)}
        >
          {asked.ask.text}
        </Confirm>
      )}
    </Block>
  )
}

/** The way that the judge is asked about; once something is missing again, it is asked anew. */
export function useAsked(ways: readonly RulingWay[], isWhole: boolean) {
  const [asked, ask] = useState<string | null>(null)
  if (asked !== null && !isWhole) ask(null)
  return [ways.find(({ key }) => key === asked), ask] as const
}

/** The fields that the ruling still waits for, in words. */
function Missing({ fields }: { fields: readonly MissingField[] }) {
  const t = useT('deputato')
  const format = useFormatter()
  const names = fields.map((field) => t(`rule.missing.${field}`))
  return (
    <p role="status" className="text-warn empty:hidden">
      {names.length > 0 && t('rule.missing.all', { fields: format.list(names) })}
    </p>
  )
}
