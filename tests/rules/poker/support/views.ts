import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import type { Scene } from './scene'

export const tablet = (scene: Scene) => {
  const view = tableView(scene.evening, asTable('T1'), scene.now)
  if (!view) throw new Error('no view of T1')
  return view
}
