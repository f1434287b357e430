import type { Unbranded } from '@/rules/kernel/brand'

type AnyFunction = (...args: never[]) => unknown

/** A function of the rules that takes plain values, so that a test may write `60` where the rules ask for chips. */
export const plainly = <F extends AnyFunction>(rule: F) =>
  rule as unknown as (...given: Unbranded<Parameters<F>>) => ReturnType<F>
