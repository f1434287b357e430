import type { TrenteGameEvent } from '@/rules/trente-et-quarante/decider'
import type { Outcome } from '@/rules/trente-et-quarante/state/colpo'
import type { Posta } from '@/rules/trente-et-quarante/state/posta'
import type { Table } from '@/rules/trente-et-quarante/state/table'

type Settled = Extract<TrenteGameEvent, { type: 'colpoSettled' }>

/** The register's table of results, written once more: the outcomes that a stake may have, by what the colpo was. */
function allowed({ settings }: Table, { result }: Settled, posta: Posta): readonly Outcome[] {
  const { nero, rosso, first } = result
  if (nero === rosso && nero !== 31) return ['null']
  const isFree = posta.prisons === 0
  if (nero === rosso) {
    if (isFree) return ['prison', 'divided', 'spared', 'given-back']
    if (settings.zero === 'nested') return ['deeper', 'lost', 'divided']
    return ['divided', 'stays', 'lost']
  }
  const isBlack = nero < rosso
  const isColore = (first === 'nero') === isBlack
  const wins = { nero: isBlack, rosso: !isBlack, colore: isColore, inverso: !isColore }
  if (!wins[posta.chance]) return ['lost']
  return isFree ? ['won'] : ['freed', 'lifted']
}

/** Each stake's result is among those allowed, its chips are those of that result, and no stake is forgotten. */
export function wrongResults(was: Table, event: Settled): string | null {
  const stakes = event.parts.filter(({ posta }) => posta !== 0)
  const before = was.poste.reduce((sum, { amount }) => sum + amount, 0)
  if (stakes.reduce((sum, { amount }) => sum + amount, 0) !== before)
    return 'the parts are not the stakes that lay there'
  for (const part of stakes) {
    const { player, chance, amount, outcome, takes, back, pays, place } = part
    const posta = was.poste.find(
      (one) =>
        one.number === part.posta ||
        (one.player === player && one.chance === chance && one.amount > amount),
    )
    if (!posta) return `a part of ${player} without a stake`
    const real = { ...posta, prisons: place === 'prison' ? Math.max(1, posta.prisons) : 0 }
    if (!allowed(was, event, real).includes(outcome)) return `${player} on ${chance}: ${outcome}`
    const due = {
      won: [0, amount, amount],
      lost: [amount, 0, 0],
      'given-back': [0, amount, 0],
    } as Readonly<Partial<Record<Outcome, readonly number[]>>>
    const [taken, left, paid] = due[outcome] ?? [takes, back, 0]
    if (takes !== taken || back !== left || pays !== paid)
      return `${player} on ${chance}, ${outcome} with ${amount}: ${takes}, ${back}, ${pays}`
    if (outcome === 'divided' && back < takes && real.prisons < 2)
      return `${player} on ${chance}: ${back} of ${amount} come back`
  }
  return null
}
