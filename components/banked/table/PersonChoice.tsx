'use client'
import type { ComponentType } from 'react'
import { useT } from '../../language/i18n'
import { Button } from '../../ui/Button'
import { MenuSheet } from './MenuSheet'

type MenuLook = Pick<Parameters<typeof MenuSheet>[0], 'open' | 'look'>

interface PersonChoiceProps<Player extends string> extends MenuLook {
  /** The person whom no name is needed for, with the words for them. */
  first: { words: string; choose: () => void }
  players: readonly Player[]
  Name: ComponentType<{ player: Player }>
  onChoose: (player: Player) => void
}

/** The person whose stake the next taps lay. */
export function PersonChoice<Player extends string>(props: PersonChoiceProps<Player>) {
  const { first, players, Name, onChoose, ...menu } = props
  const t = useT('banked')
  return (
    <MenuSheet {...menu} title={t('whose')}>
      {(close) => (
        <div className="grid grid-cols-4 gap-2">
          <Button
            variant="primary"
            onPress={() => {
              close()
              first.choose()
            }}
          >
            {first.words}
          </Button>
          {players.map((player) => (
            <Button
              key={player}
              onPress={() => {
                close()
                onChoose(player)
              }}
            >
              <Name player={player} />
            </Button>
          ))}
        </div>
      )}
    </MenuSheet>
  )
}
