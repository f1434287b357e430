'use client'
import { useT } from '../../language/i18n'
import { Button } from '../../ui/Button'
import { useFace } from './face'

interface FaceSwitchProps {
  slug: string
  table: string
  hasFloat: boolean
  /** Things that wait on the other face. */
  waiting?: number
}

/** The way to the tablet’s other face, the game’s or the changeur’s; a house without floats has one face and no switch. */
export function FaceSwitch({ slug, table, hasFloat, waiting = 0 }: FaceSwitchProps) {
  const t = useT('float-post')
  const [face, setFace] = useFace(slug, table)
  if (!hasFloat) return null
  const other = face === 'float' ? 'game' : 'float'
  return (
    <Button className="border-brass!" onPress={() => setFace(other)}>
      <span className="sr-only">{t('face.label')} </span>
      {t(`face.${other}`)}
      {waiting > 0 && (
        <span className="rounded-full bg-warn px-2 text-sm font-semibold text-ground">
          {waiting}
        </span>
      )}
    </Button>
  )
}
