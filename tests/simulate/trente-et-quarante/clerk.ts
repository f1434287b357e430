/**
 * A clerk who sits beside the cloth of trente et quarante and reckons each colpo a second time, from the register's
 * table of results and docs/readings alone: stake by stake, half by half. It imports nothing.
 */

/** The customs that a result needs. */
export interface Customs {
  zero: 'divide' | 'prison' | 'nested'
  again: 'divide' | 'stay' | 'lost'
  deepest: number
  premiumOnNull: 'stays' | 'taken'
}

export interface Stake {
  number: number
  player: string
  chance: string
  amount: number
  prisons: number
}

export interface Insured {
  player: string
  chance: string
  insured: number
  premium: number
}

/** All that lies on the cloth. */
export interface Cloth {
  stakes: readonly Stake[]
  insured: readonly Insured[]
}

/** The cloth afterwards, chips that came before their owners, and those that the bank won. */
export interface Reckoned {
  stakes: Stake[]
  insured: Insured[]
  back: { player: string; chips: number }[]
  won: number
}

export interface Totals {
  nero: number
  rosso: number
  first: string
}

/** The sequel of a colpo: another one, another taglia with the prisons of this one divided, or none. */
export type Following = 'colpo' | 'taglia' | 'nothing'

const start = (): Reckoned => ({ stakes: [], insured: [], back: [], won: 0 })

/** B4: one half is lost for each prison, each lost half rounded down; a free stake loses one (T.9). */
function divide(sheet: Reckoned, { player, amount, prisons }: Stake): void {
  let left = amount
  for (let half = 0; half < Math.max(1, prisons); half++) left -= (left - (left % 2)) / 2
  sheet.back.push({ player, chips: left })
  sheet.won += amount - left
}

/** The chances that win, T.3.4 and T.4. */
export function winners({ nero, rosso, first }: Totals): string[] {
  const row = nero < rosso ? 'nero' : 'rosso'
  return [row, first === row ? 'colore' : 'inverso']
}

/** The result of a colpo. Source: the register's table, T.2.2, T.5.1, T.5.2, T.6.1, T.9. */
export function settled(
  cloth: Cloth,
  totals: Totals,
  customs: Customs,
  follows: Following,
): Reckoned {
  const sheet = start()
  const { nero, rosso } = totals
  if (nero === rosso && nero !== 31) {
    // A1, A3.
    sheet.stakes.push(...cloth.stakes)
    if (customs.premiumOnNull === 'stays') sheet.insured.push(...cloth.insured)
    else for (const { premium } of cloth.insured) sheet.won += premium
    return sheet
  }
  for (const { premium } of cloth.insured) sheet.won += premium
  if (nero === rosso) refait(sheet, cloth, customs, follows)
  else for (const stake of cloth.stakes) row(sheet, stake, winners(totals).includes(stake.chance))
  return sheet
}

function row(sheet: Reckoned, stake: Stake, wins: boolean): void {
  const { player, amount, prisons } = stake
  if (!wins) sheet.won += amount
  // B1: in prison the favourable result frees, or lifts one.
  else if (prisons > 0) sheet.stakes.push({ ...stake, prisons: prisons - 1 })
  else {
    sheet.back.push({ player, chips: 2 * amount })
    sheet.won -= amount
  }
}

function refait(
  sheet: Reckoned,
  { stakes, insured }: Cloth,
  customs: Customs,
  follows: Following,
): void {
  const left = insured.map((one) => ({ ...one }))
  // F4: of two stakes of one owner on a chance the one laid first is spared first.
  for (const stake of [...stakes].sort((a, b) => a.number - b.number)) {
    const { player, chance, amount, prisons } = stake
    const own = left.find((one) => one.player === player && one.chance === chance)
    const spared = prisons > 0 ? 0 : Math.min(amount, own?.insured ?? 0)
    if (own) own.insured -= spared
    if (spared > 0 && follows === 'nothing') sheet.back.push({ player, chips: spared })
    else if (spared > 0) sheet.stakes.push({ ...stake, amount: spared })
    const rest = { ...stake, amount: amount - spared }
    if (rest.amount === 0) continue
    // T.9, F1: the last 31–31 divides, whatever `zero` says.
    if (follows !== 'colpo') divide(sheet, rest)
    else imprison(sheet, rest, customs)
  }
}

/** 31–31 with a colpo to come, by the table's rules for zero. Source: T.5.2, B1, B2. */
function imprison(sheet: Reckoned, stake: Stake, { zero, again, deepest }: Customs): void {
  const { prisons } = stake
  const into = (deep: number) => sheet.stakes.push({ ...stake, prisons: deep })
  if (zero === 'divide') divide(sheet, stake)
  else if (prisons === 0) into(1)
  else if (zero === 'nested' && deepest > 0 && prisons >= deepest) sheet.won += stake.amount
  else if (zero === 'nested') into(prisons + 1)
  else if (again === 'divide') divide(sheet, stake)
  else if (again === 'lost') sheet.won += stake.amount
  else into(prisons)
}

/** The end of a taglia. Source: T.9, C1, C2, F2. */
export function ended({ stakes, insured }: Cloth, follows: Following): Reckoned {
  const sheet = start()
  for (const stake of stakes) {
    if (stake.prisons > 0 && follows !== 'colpo') divide(sheet, stake)
    else if (follows !== 'nothing') sheet.stakes.push(stake)
    else sheet.back.push({ player: stake.player, chips: stake.amount })
  }
  for (const one of insured) {
    if (follows === 'nothing') sheet.back.push({ player: one.player, chips: one.premium })
    else sheet.insured.push(one)
  }
  return sheet
}

/** T.5.3: the owner withdraws an imprisoned stake. */
export function withdrawn({ stakes, insured }: Cloth, number: number): Reckoned {
  const sheet = { ...start(), insured: [...insured] }
  for (const stake of stakes)
    if (stake.number === number) divide(sheet, stake)
    else sheet.stakes.push(stake)
  return sheet
}
