import { languages, type Language } from '#contract/language.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { useTwinAddress } from './use-twin-address.ts'
import styles from './language-switch.module.css'

const names: Record<Language, string> = { es: 'Español', en: 'English' }

type Flag = React.ComponentType<{ language: Language }>

/** Leads to the same page in the other language; the page's head remembers the choice. In full where there is room for flags. */
export function LanguageSwitch({ flag: Flag }: { flag?: Flag }) {
  const t = useTexts()
  return (
    <ul className={styles.switch} aria-label={t('shell.language')}>
      {languages.map((language) => (
        <li key={language}>
          <LanguageLink language={language} flag={Flag} />
        </li>
      ))}
    </ul>
  )
}

function LanguageLink({ language, flag: Flag }: { language: Language; flag: Flag | undefined }) {
  const current = useLanguage()
  const address = useTwinAddress(language)
  return (
    // A document of its own: the words of one language only are in the browser. Names that the page cache does not
    // know are missing from the address that the server saw, and the browser's is the right one.
    <a
      className={styles.language}
      href={address}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      suppressHydrationWarning
    >
      {Flag && <Flag language={language} />}
      {Flag ? (
        names[language]
      ) : (
        <>
          {language.toUpperCase()}
          <span className="visually-hidden">, {names[language]}</span>
        </>
      )}
    </a>
  )
}
