'use client'
import { type ReactNode, useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { LONGEST_SUBJECT } from '@/rules/kernel/lengths'
import { useLingua, useT } from '../language/i18n'
import { Choice } from '../tablet/Choice'
import { MemberName } from '../tell/MemberName'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Select } from '../ui/Select'
import type { ProvisionWords } from './CitedProvision'

const NO_PROVISION = 'none'

/** A dispute being written. */
export interface DisputeDraft {
  /** The number of the play in dispute; 0 for one about the table and no play. */
  play: number
  about: string
  provision: string | null
  contenders: readonly MemberId[]
}

export interface Drafting {
  draft: DisputeDraft
  change(part: Partial<DisputeDraft>): void
}

/** A new dispute, about this play until another is chosen. */
export function useDisputeDraft(play: number): Drafting {
  const [draft, setDraft] = useState<DisputeDraft>({
    play,
    about: '',
    provision: null,
    contenders: [],
  })
  return { draft, change: (part) => setDraft((before) => ({ ...before, ...part })) }
}

interface OpeningFieldsProps extends Drafting {
  /** The play meanwhile, in words. */
  intro: ReactNode
  /** Everybody who may contend. */
  people: readonly MemberId[]
  /** Frequent subjects; a tap enters one. */
  usual: readonly string[]
  /** The plays that may be in dispute, with their name for the field. */
  plays: { label: string; options: readonly { key: number; label: string }[] }
  /** The provisions that may be in question. */
  cited: readonly { id: string; words: ProvisionWords }[]
}

/** The fields of a new dispute, on the tablet or a phone, in any game. */
export function OpeningFields(props: OpeningFieldsProps) {
  const t = useT('deputato')
  const { draft, change, usual, plays } = props
  return (
    <>
      <p>{props.intro}</p>
      <Contending people={props.people} draft={draft} change={change} />
      <div className="flex flex-col gap-2">
        <Field
          label={t('newDispute.about')}
          value={draft.about}
          onChange={(about) => change({ about })}
          rows={2}
          maxLength={LONGEST_SUBJECT}
        />
        <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
          {usual.map((about) => (
            <Button key={about} variant="quiet" onPress={() => change({ about })}>
              {about}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Select
          label={plays.label}
          value={draft.play}
          onChange={(play) => change({ play })}
          options={plays.options}
        />
        <Cited
          cited={props.cited}
          value={draft.provision}
          onChange={(provision) => change({ provision })}
        />
      </div>
    </>
  )
}

function Contending({ people, draft, change }: Drafting & Pick<OpeningFieldsProps, 'people'>) {
  const t = useT('deputato')
  const { contenders } = draft
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-semibold text-sage">{t('newDispute.contenders')}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
        {people.map((member) => (
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

interface CitedProps extends Pick<OpeningFieldsProps, 'cited'> {
  value: string | null
  onChange: (id: string | null) => void
}

/** The provision in question, if somebody knows it. */
function Cited({ cited, value, onChange }: CitedProps) {
  const t = useT('deputato')
  const lingua = useLingua()
  return (
    <Select
      label={t('newDispute.provision')}
      value={value ?? NO_PROVISION}
      onChange={(id) => onChange(id === NO_PROVISION ? null : id)}
      options={[
        { key: NO_PROVISION, label: t('newDispute.noProvision') },
        ...cited.map(({ id, words }) => ({ key: id, label: `${id} · ${words[lingua].title}` })),
      ]}
    />
  )
}
