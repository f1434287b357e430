import { useT } from '../../language/i18n'

/** Why a colpo was void: a cause the rules name by its code is told in words, what somebody wrote as it was written. */
export function useCause(): (why: string) => string {
  const t = useT('table')
  return (why) => {
    const key = `void.causes.${why}`
    return /^[a-z-]+$/.test(why) && t.has(key) ? t(key) : why
  }
}
