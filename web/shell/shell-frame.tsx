import cormorant from '@fontsource/cormorant/files/cormorant-latin-600-normal.woff2?url'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useTexts } from '../texts.ts'
import collectionLook from './collection.css?url'
import { useSnackbars } from '../use-snackbars.ts'
import { CompareBar } from '../favorite-pieces.ts'
import { useFavorites } from '../use-favorites.ts'
import { useAccount } from '../use-account.ts'
import { AccountEntry, ContactDialog, SiteFooter } from './lazy-pieces.ts'
import { hidesFooter, getSection } from './menu.ts'
import { NewsBanner } from './news-banner.tsx'
import { SiteHeader } from './site-header.tsx'
import { usePagePath } from './use-page-path.ts'
import styles from './shell-frame.module.css'

/** Header, the page, footer: the same around every page of a section. */
export function ShellFrame({ children }: { children: React.ReactNode }) {
  const t = useTexts()
  const { pathname } = useLocation()
  const main = useFocusOnNewPage(pathname)
  const section = getSection(usePagePath())
  const isCollection = section === 'collection'
  const kept = useFavorites()
  const account = useAccount()
  const notices = useSnackbars()
  return (
    <div className={isCollection ? styles.night : ''} data-section={section}>
      {isCollection && (
        <>
          <link rel="preload" href={cormorant} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={collectionLook} precedence="section" />
        </>
      )}
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <NewsBanner />
      <SiteHeader />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!hidesFooter(pathname) && <SiteFooter />}
      {kept && <kept.FavoritesFrame />}
      <CompareBar pathname={pathname} />
      {account && <account.AccountFrame />}
      <AccountEntry />
      <ContactDialog />
      {notices && <notices.Snackbars />}
    </div>
  )
}

/** A page reached without loading a document begins where a loaded one does: at its top, for keyboard and voice too. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
