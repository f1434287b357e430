'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useT } from '../language/i18n'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'

/** Entry page of an installation with several clubs: the visitor types the club's short name, since clubs are not listed. */
export function ChooseClub() {
  const t = useT('common')
  const router = useRouter()
  const [slug, setSlug] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    router.push(`/${encodeURIComponent(slug.trim().toLowerCase())}`)
  }
  return (
    <main className="mx-auto flex max-w-md flex-col gap-5 px-4 py-16">
      <h1 className="text-4xl">{t('choose.title')}</h1>
      <Block>
        <form onSubmit={go} className="flex flex-col gap-5">
          <Field
            label={t('choose.label')}
            hint={t('choose.hint')}
            value={slug}
            onChange={setSlug}
            autoCapitalize="none"
            isRequired
            autoFocus
          />
          <Button type="submit" variant="primary" size="large" wide>
            {t('choose.go')}
          </Button>
        </form>
      </Block>
    </main>
  )
}
