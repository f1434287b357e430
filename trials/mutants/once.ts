import * as once from '@/rules/kernel/once'

/** Where StrykerJS names the mutant that is active. */
const scope = globalThis as { __stryker__?: { activeMutant?: string | undefined } }

/** Made anew for each mutant: the bundle stays loaded while mutants change. */
function anew<A extends unknown[], V>(make: () => (...given: A) => V): (...given: A) => V {
  let mutant: unknown = anew
  let made: ((...given: A) => V) | undefined
  return (...given) => {
    const active = scope.__stryker__?.activeMutant
    if (!made || mutant !== active) [mutant, made] = [active, make()]
    return made(...given)
  }
}

/** In the bundle these stand in the place of `rules/kernel/once.ts`. */
export const oncePer: typeof once.oncePer = (workOut) => anew(() => once.oncePer(workOut))
export const whileSame: typeof once.whileSame = (readFrom, workOut) =>
  anew(() => once.whileSame(readFrom, workOut))
export const onceBy: typeof once.onceBy = (keyOf, workOut) =>
  anew(() => once.onceBy(keyOf, workOut))
