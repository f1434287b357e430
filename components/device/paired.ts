'use client'
import { useEffect, useState } from 'react'
import { keepHere, keptHere } from '../ui/awake/kept'

const KEPT_AS = 'device-paired'

/** Whether this device was ever paired to a post of the club; kept on the device, which has no session any more then. */
export function usePairedBefore(isPaired: boolean): boolean {
  const [before, setBefore] = useState(isPaired)
  useEffect(() => {
    if (isPaired) keepHere(KEPT_AS, 'yes')
    else setBefore(keptHere(KEPT_AS) === 'yes')
  }, [isPaired])
  return before || isPaired
}
