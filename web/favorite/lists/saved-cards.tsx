import { useEffect, useMemo, useState } from 'react'

import type { PropertyCard } from '#contract/property/property.ts'

import { formatShortMoment } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { useAgreement } from '../agreement.ts'
import type { StoredListing, StoredList } from '../stored-list.ts'
import { useStoredList } from '../stored-lists.ts'
import { notify } from '../../ui/snackbar.ts'
import { loadFavorites } from '../../use-favorites.ts'
import { GoneCard } from './gone-card.tsx'
import { AccountFailed, AccountNote, ListEmpty, ListFailed, ListWaiting } from './list-states.tsx'
import styles from './saved-cards.module.css'
import { useSavedCards } from './use-saved-cards.ts'

export type ListName = 'favourites' | 'viewed'

type Props = {
  name: ListName
  list: StoredList
  skeleton: React.ReactNode
  /** A property as lists show it. */
  children: (property: PropertyCard) => React.ReactNode
}

const atOnce = 24

/**
 * A list of this browser as cards, newest first. What is taken from the list stays in its place until the page is left,
 * so that it can be put back and nothing moves away under the hand.
 */
export function SavedCards({ name, list, skeleton, children }: Props) {
  const t = useTexts()
  const items = useStoredList(list)
  const [most, setMost] = useState(atOnce)
  const { shown, clear } = useShown(list, items)
  const page = shown.slice(0, most)
  const { state, cards, savedAt, retry } = useSavedCards(page.map(({ code }) => code))
  const account = useAccount(list)
  if (shown.length === 0) {
    if (account.state === 'waiting') return <ListWaiting skeleton={skeleton} />
    if (account.state === 'failed') return <AccountFailed onRetry={account.retry} />
    return <ListEmpty name={name} />
  }

  const unsaved = savedAt ? page.filter(({ code }) => !cards.has(code)).length : 0
  return (
    <>
      {account.state === 'failed' && <AccountNote onRetry={account.retry} />}
      <div className={styles.bar}>
        <output>{t('favorite.count', { count: items.length })}</output>
        <Button look="secondary" isSmall onClick={clear}>
          {t('favorite.clear')}
        </Button>
      </div>
      {savedAt && <SavedOn at={savedAt} />}
      {state === 'failed' ? (
        <ListFailed onRetry={retry} />
      ) : (
        <ul className={styles.grid} aria-busy={state === 'loading'}>
          {page.map((item) => {
            const found = cards.get(item.code)
            const isOff = !items.some(({ code }) => code === item.code)
            if (!found) return savedAt ? null : <li key={item.code}>{skeleton}</li>
            return (
              <li key={item.code} data-off={isOff}>
                {found.card ? children(found.card) : <GoneCard found={found} isOff={isOff} list={list} item={item} />}
                <Moment name={name} item={item} isOff={isOff} />
              </li>
            )
          })}
        </ul>
      )}
      {unsaved > 0 && <p className={styles.moment}>{t('favorite.not_saved', { count: unsaved })}</p>}
      {shown.length > most && (
        <Button className={styles.more} look="secondary" onClick={() => setMost(most + atOnce)}>
          {t('favorite.more')}
        </Button>
      )}
    </>
  )
}

/** How far the list is the account's too; asked at once, and not at the reader's first touch. */
function useAccount(list: StoredList) {
  const [tries, setTries] = useState(0)
  /** The try that could not even ask. */
  const [missing, setMissing] = useState(-1)
  const agreement = useAgreement(list)
  useEffect(() => {
    void loadFavorites().then((pieces) => pieces ?? setMissing(tries))
  }, [tries])
  if (agreement.state !== 'waiting' || missing !== tries) return agreement
  return { state: 'failed', retry: () => setTries(tries + 1) } as const
}

/** What was in the list at any moment since the page was opened, in the list's order. */
function useShown(list: StoredList, items: readonly StoredListing[]) {
  const t = useTexts()
  const [seen, setSeen] = useState<readonly StoredListing[]>(items)
  const shown = useMemo(() => {
    const inList = new Set(items.map(({ code }) => code))
    return [...items, ...seen.filter(({ code }) => !inList.has(code))].sort((a, b) => b.at.localeCompare(a.at))
  }, [items, seen])
  // State that follows what is given: React asks for it while rendering, before anything is shown.
  if (shown.length > seen.length) setSeen(shown)

  function clear(): void {
    const before = list.items()
    list.replace([])
    setSeen([])
    notify(t('favorite.cleared'), { text: t('favorite.undo'), act: () => list.replace(before) })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return { shown, clear }
}

function Moment({ name, item, isOff }: { name: ListName; item: StoredListing; isOff: boolean }) {
  const t = useTexts()
  const date = formatShortMoment(item.at, useLanguage())
  const key = name === 'favourites' ? 'favorite.kept_at' : 'favorite.seen_at'
  return <p className={styles.moment}>{isOff ? t(`favorite.${name}.removed`) : t(key, { date })}</p>
}

function SavedOn({ at }: { at: string }) {
  const t = useTexts()
  return (
    <output className={styles.saved}>{t('favorite.saved_on', { date: formatShortMoment(at, useLanguage()) })}</output>
  )
}
