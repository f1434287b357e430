'use client'
import { useT } from '../../language/i18n'
import { Choice } from '../../tablet/Choice'
import { FACES, useFace } from './face'

/** The two faces of the tablet, the game’s and the changeur’s; a house without floats has only one, and no switch. */
export function FaceSwitch(props: { slug: string; table: string; hasFloat: boolean }) {
  const t = useT('float-post')
  const [face, setFace] = useFace(props.slug, props.table)
  if (!props.hasFloat) return null
  return (
    <fieldset aria-label={t('face.label')} className="flex gap-1 [&_button]:w-auto [&_button]:px-3">
      {FACES.map((one) => (
        <Choice key={one} chosen={face === one} onChange={(on) => on && setFace(one)}>
          {t(`face.${one}`)}
        </Choice>
      ))}
    </fieldset>
  )
}
