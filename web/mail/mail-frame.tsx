import type { Brand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import type { Content } from './content.ts'
import { getMailTexts } from './texts.ts'

type Props = { content: Content; language: Language; brand: Brand; isDemo: boolean }

const ink = '#151c2e'
const quiet = '#626c83'
const font = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** An email laid out for mail programs: tables and inline styles, no pictures and nothing fetched. */
export function MailFrame({ content, language, brand, isDemo }: Props) {
  const t = getMailTexts(language)
  const primary = brand.colours.primary ?? '#1f3564'
  const { street, city } = brand.contact.address
  return (
    <html lang={localeTag[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f6f7fa', color: ink, fontFamily: font }}>
        {/* Mail programs lay out by tables alone. */}
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of a layout, not of a grid */}
              <td align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 560 }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 8px 20px', fontSize: 20, fontWeight: 700, color: primary }}>
                        {brand.name}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '36px 32px',
                          background: '#fff',
                          borderRadius: 18,
                          fontSize: 16,
                          lineHeight: 1.55,
                        }}
                      >
                        <MailBody content={content} primary={primary} language={language} />
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 8px', fontSize: 13, lineHeight: 1.5, color: quiet }}>
                        {content.why}
                        <br />
                        {t('mail.by', { brand: brand.legal_name, city: `${street}, ${city}` })}
                        {isDemo && (
                          <>
                            <br />
                            {t('mail.demo')}
                          </>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function MailBody({ content, primary, language }: { content: Content; primary: string; language: Language }) {
  const t = getMailTexts(language)
  const { title, hello, paragraphs, facts, quote, homes, rest, action, after, pause } = content
  const button = {
    display: 'inline-block',
    padding: '14px 26px',
    borderRadius: 999,
    background: primary,
    color: '#fff',
    fontWeight: 600,
    textDecoration: 'none',
  }
  return (
    <>
      <h1 style={{ margin: '0 0 18px', fontSize: 26, lineHeight: 1.2, color: primary }}>{title}</h1>
      {hello && <p style={{ margin: '0 0 14px' }}>{hello}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 14px' }}>
          {paragraph}
        </p>
      ))}
      {quote && <MailQuote quote={quote} />}
      {facts.map(({ name, value }) => (
        <p key={name} style={{ margin: '0 0 6px' }}>
          <span style={{ color: quiet }}>{name}:</span> {value}
        </p>
      ))}
      {homes.map((home) => (
        <MailListing key={home.href} home={home} primary={primary} />
      ))}
      {rest && <p style={{ margin: '18px 0 14px', fontWeight: 600 }}>{rest}</p>}
      {action && (
        <>
          <p style={{ margin: '24px 0' }}>
            <a href={action.href} style={button}>
              {action.label}
            </a>
          </p>
          <p style={{ margin: '0 0 14px', fontSize: 13.5, color: quiet }}>
            {t('mail.link')}
            <br />
            <a href={action.href} style={{ color: primary, wordBreak: 'break-all' }}>
              {action.href}
            </a>
          </p>
        </>
      )}
      <p style={{ margin: 0, fontSize: 14.5, color: quiet }}>
        {after}
        {pause && (
          <>
            {' '}
            <a href={pause.href} style={{ color: primary }}>
              {pause.label}
            </a>
          </>
        )}
      </p>
    </>
  )
}

function MailListing({ home, primary }: { home: Content['homes'][number]; primary: string }) {
  return (
    <p style={{ margin: 0, padding: '14px 0', borderTop: '1px solid #e3e7ef' }}>
      <a href={home.href} style={{ color: primary, fontWeight: 600, textDecoration: 'none' }}>
        {home.title}
      </a>
      {home.lines.map((line, place) => (
        <span key={line} style={{ display: 'block', fontSize: 14.5, color: place === 0 ? ink : quiet }}>
          {line}
        </span>
      ))}
      {home.links?.map(({ label, href }) => (
        <a key={href} href={href} style={{ display: 'inline-block', padding: '10px 18px 4px 0', color: primary }}>
          {label}
        </a>
      ))}
    </p>
  )
}

/** Somebody's own words, as they set their lines. */
function MailQuote({ quote }: { quote: string }) {
  return (
    <blockquote
      style={{ margin: '0 0 18px', padding: '2px 0 2px 16px', borderLeft: '3px solid #c5d0e6', whiteSpace: 'pre-wrap' }}
    >
      {quote}
    </blockquote>
  )
}
