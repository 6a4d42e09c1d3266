import { useLanguage, useTexts } from '../../texts.ts'
import { ConsentChoice } from '../../analytics/consent-choice.tsx'
import { useSite } from '../../use-site.ts'
import { BrandLogo } from '../brand-logo.tsx'
import { FooterActions } from './footer-actions.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { getSection } from '../menu.ts'
import { usePagePath } from '../use-page-path.ts'
import { SocialLinks } from './social-links.tsx'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const t = useTexts()
  const language = useLanguage()
  const { brand, version, isDemo, year, analytics } = useSite()
  const section = getSection(usePagePath())
  return (
    <footer className={`${styles.footer} ${section === 'collection' ? styles.night : ''}`}>
      <div className="wrap">
        <FooterActions />
        <FooterNewsletter />
        <div className={styles.columns}>
          <div className={styles.about}>
            <BrandLogo section={section} isOnDark />
            <p>{brand.about[language]}</p>
            <SocialLinks />
          </div>
          <FooterLinks />
          <FooterContact />
        </div>
        <div className={styles.base}>
          <p>{t('shell.copyright', { year: String(year), brand: brand.legal_name })}</p>
          {isDemo && <p>{t('shell.demo')}</p>}
          <p>{t('shell.version', { version })}</p>
          {analytics && <ConsentChoice label={t('shell.analytics')} />}
        </div>
      </div>
    </footer>
  )
}
