'use client'
import { Input, Label, TextField } from 'react-aria-components'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { INPUT_LOOK } from '../../../ui/Field'

/** Usual reasons are one tap; any other is typed. */
const REASONS = ['amount', 'winner'] as const

/** The reason of a correction. */
export function Why({ value, onChange }: { value: string; onChange: (why: string) => void }) {
  const t = useT('table')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        value={value}
        onChange={onChange}
        maxLength={200}
        className="flex min-w-48 flex-1 items-center gap-3"
      >
        <Label>{t('correct.why')}</Label>
        <Input className={INPUT_LOOK} />
      </TextField>
      {REASONS.map((reason) => (
        <Button
          key={reason}
          className="px-2! text-sm"
          onPress={() => onChange(t(`correct.reason.${reason}`))}
        >
          {t(`correct.reason.${reason}`)}
        </Button>
      ))}
    </div>
  )
}
