'use client'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useT } from '../language/i18n'
import { buttonLook } from '../ui/buttonLook'

/** A menu of the actions for one person; nothing is drawn when there are none. */
export function ActionMenu<K extends string>(props: {
  /** The person's name, for screen readers. */
  name: string
  items: readonly { key: K; label: string }[]
  onAction: (key: K) => void
}) {
  const t = useT('desk')
  const { name, items, onAction } = props
  if (items.length === 0) return null
  return (
    <MenuTrigger>
      <AriaButton className={buttonLook('secondary')} aria-label={t('player.actions', { name })}>
        {t('player.act')} <span aria-hidden="true">▾</span>
      </AriaButton>
      <Popover
        placement="bottom end"
        className="max-w-[calc(100vw-24px)] min-w-[min(14rem,100vw-24px)] rounded-xl border-2 border-line-strong bg-felt-high p-1 shadow-2xl"
      >
        <Menu
          aria-label={t('player.actions', { name })}
          onAction={(key) => {
            const item = items.find((one) => one.key === key)
            if (item) onAction(item.key)
          }}
          className="outline-none"
        >
          {items.map(({ key, label }) => (
            <MenuItem
              key={key}
              id={key}
              className="flex min-h-12 cursor-pointer items-center rounded-md px-4 data-focused:bg-brass data-focused:text-ink"
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
