import { asChips, times } from '@/rules/kernel/chips'
import { unitWith } from '@/rules/kernel/unit'
import { GAMES } from '../games/index'

interface FirstSettings {
  uscita: number
  passata: number
  cip: number
  onore: number
  seats?: number
}

/** Classes of tables of a new club, by game; amounts in the club's unit. */
const CLASSES: Readonly<Record<string, readonly { name: string; settings: FirstSettings }[]>> = {
  poker: [
    { name: 'Piccolo', settings: { uscita: 1, passata: 50, cip: 1, onore: 1 } },
    { name: 'Medio', settings: { uscita: 2, passata: 100, cip: 1, onore: 1 } },
    { name: 'Grande', settings: { uscita: 10, passata: 500, cip: 1, onore: 1, seats: 7 } },
  ],
}

/** The first classes of tables of a club whose smallest chip has so many decimals, with the defaults of their games. */
export const firstClasses = (decimals: number) =>
  Object.entries(GAMES).flatMap(([game, { settings: form }]) =>
    (CLASSES[game] ?? []).flatMap(({ name, settings }) =>
      form ? [{ game, name, settings: form.parse(inChips(settings, decimals)) }] : [],
    ),
  )

function inChips({ uscita, passata, cip, onore, ...others }: FirstSettings, decimals: number) {
  const unit = unitWith(decimals)
  const chips = (amount: number) => times(asChips(amount), unit)
  return {
    ...others,
    uscita: chips(uscita),
    passata: chips(passata),
    cip: chips(cip),
    onore: chips(onore),
  }
}
