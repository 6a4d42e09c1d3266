import { IconHeart, IconPlus, IconPrinter, IconScale } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import type { GoneListing, Property } from '#contract/property/property.ts'
import { averageRates, initialLimits, termLimits } from '#contract/mortgage/loan-terms.ts'

import { formatLongDate } from '../../dates.ts'
import { createMeta } from '../../meta.ts'
import { formatMoney } from '../../money.ts'
import { lists } from '#locales/names.ts'
import { toPath } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { compared, useStoredList } from '../stored-lists.ts'
import { ShareMenu } from '../../lead/referral/share-menu.tsx'
import { useEarlyPress } from '../../early-press.ts'
import type { Route } from './+types/compare-page'
import { CompareTable } from './compare-table.tsx'
import { loadCompare } from './load-compare.ts'
import { useRateDate } from '../../mortgage/use-rate-date.ts'
import styles from './compare-page.module.css'

const most = 4

export function loader({ url, context }: Route.LoaderArgs) {
  return loadCompare(url, getSite(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { properties, gone, head, site, language, year } = loaderData
  const codes = properties.map(({ code }) => code).join()
  useOwnComparison(properties.length === 0 && gone.length === 0)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t('compare.title')}</h1>
          <p>{t('compare.lead')}</p>
        </div>
        {properties.length > 0 && (
          <div className={styles.ways}>
            <PrintButton />
            <ShareMenu title={t('compare.title')} url={`${site.url}${head.paths[language]}?codes=${codes}`} />
          </div>
        )}
      </header>
      {gone.length > 0 && <Gone gone={gone} />}
      {properties.length === 0 ? (
        <Empty />
      ) : (
        <>
          <div className={styles.bar}>
            {properties.length > 1 ? (
              <label className={styles.toggle}>
                <input type="checkbox" defaultChecked data-highlight />
                {t('compare.highlight')}
              </label>
            ) : (
              <p>{t('compare.one')}</p>
            )}
            {properties.length < most && (
              <ButtonLink to={toPath('properties', language)} look="secondary" isSmall>
                <IconPlus size={18} stroke={1.75} aria-hidden />
                {t('compare.add')}
              </ButtonLink>
            )}
          </div>
          <CompareTable properties={properties} year={year} />
          <Notes property={properties[0]!} year={year} />
        </>
      )}
    </div>
  )
}

/** Whoever comes without a list in the address sees their own. */
function useOwnComparison(isWanted: boolean): void {
  const navigate = useNavigate()
  const path = toPath('compare', useLanguage())
  useEffect(() => {
    const codes = compared.items().map(({ code }) => code)
    if (isWanted && codes.length > 0) void navigate(`${path}?codes=${codes.toReversed().join()}`, { replace: true })
  }, [isWanted, navigate, path])
}

function PrintButton() {
  const t = useTexts()
  return (
    <Button className="scripted" look="secondary" isSmall onClick={() => print()} {...useEarlyPress(() => print())}>
      <IconPrinter size={18} stroke={1.75} aria-hidden />
      {t('compare.print')}
    </Button>
  )
}

function Gone({ gone }: { gone: GoneListing[] }) {
  const t = useTexts()
  const titles = lists(useLanguage()).format(gone.map(({ title, code }) => `${title} (${code})`))
  return <output className={styles.gone}>{t('compare.gone', { count: gone.length, titles })}</output>
}

function Empty() {
  const t = useTexts()
  const language = useLanguage()
  // Their own comparison is on its way.
  if (useStoredList(compared).length > 0) return <output className={styles.empty}>{t('ui.loading')}</output>
  return (
    <div className={styles.empty}>
      <IconScale size={52} stroke={1.25} aria-hidden />
      <h2>{t('compare.empty')}</h2>
      <p>{t('compare.empty_text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={toPath('properties', language)}>{t('compare.search')}</ButtonLink>
        <ButtonLink to={toPath('favourites', language)} look="secondary">
          <IconHeart size={18} stroke={1.75} aria-hidden />
          {t('compare.favourites')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Notes({ property, year }: { property: Property; year: number }) {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const { rate, date, source } = property.exchange_rate
  return (
    <div className={styles.notes}>
      <p>
        {t('compare.rate', {
          rate: formatMoney(rate, 'DOP', language, true),
          date: formatLongDate(date, language),
          source,
        })}
      </p>
      <p>
        {t('compare.loan', {
          share: initialLimits.usual * 100,
          years: termLimits.usual,
          usd: (averageRates.USD.yearlyRate * 100).toFixed(2),
          usd_date: formatLongDate(rateDate('USD'), language),
          dop: (averageRates.DOP.yearlyRate * 100).toFixed(2),
          dop_date: formatLongDate(rateDate('DOP'), language),
          year: String(year),
        })}
      </p>
    </div>
  )
}
