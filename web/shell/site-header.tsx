import { useMemo } from 'react'

import { useLanguage } from '../texts.ts'
import { toPath } from '../paths.ts'
import { FavouritesLink } from '../favorite-pieces.ts'
import { useSite } from '../use-site.ts'
import { AccountLinks } from './account-links.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import { isSearchPage, createMenu, offersAccount, getSection } from './menu.ts'
import { SideDrawer } from './side-drawer.tsx'
import { usePagePath } from './use-page-path.ts'
import styles from './site-header.module.css'

/** The header of both sections; over the picture of the first page it is clear. */
export function SiteHeader() {
  const pathname = usePagePath()
  const language = useLanguage()
  const { brand } = useSite()
  const section = getSection(pathname)
  // The same list while it says the same: the drawer, which wakes lazily, renders anew with another.
  const menu = useMemo(() => createMenu({ pathname, language, brand }), [pathname, language, brand])
  const hasAccount = offersAccount({ pathname })
  const isDark = section === 'collection' || pathname === toPath('home', language)
  const look = section === 'collection' ? styles.night : isDark ? styles.clear : ''
  const width = isSearchPage(pathname) ? styles.wide : ''
  return (
    <header className={`${styles.header} ${look} ${width}`}>
      <div className={styles.row}>
        <BrandLogo section={section} isOnDark={isDark} />
        <MainMenu items={menu} />
        <div className={styles.right}>
          <LanguageSwitch />
        </div>
        {hasAccount && <AccountLinks place="header" isOnDark={isDark} />}
        <FavouritesLink />
        <SideDrawer items={menu} hasAccount={hasAccount} />
      </div>
    </header>
  )
}
