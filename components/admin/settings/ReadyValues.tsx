'use client'
import { Button } from '../../ui/Button'
import type { SettingValues } from './field'

interface ReadyValuesProps {
  title: string
  help: string
  values: readonly { name: string; settings: SettingValues }[]
  onChoose: (settings: SettingValues) => void
}

/** Ready values for every setting of a class, such as the customs of a house; each line may be changed afterwards. */
export function ReadyValues({ title, help, values, onChoose }: ReadyValuesProps) {
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-2 font-serif text-lg font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-3">
        {values.map(({ name, settings }) => (
          <Button key={name} onPress={() => onChoose(settings)}>
            {name}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-sage">{help}</p>
    </fieldset>
  )
}
