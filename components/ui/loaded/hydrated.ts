import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the browser takes over what the server rendered: until then a tap reaches nothing. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
