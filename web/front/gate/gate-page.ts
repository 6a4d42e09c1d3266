import type { Brand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'
import en from '#locales/en/catalogue.ts'
import es from '#locales/es/catalogue.ts'
import { localeTag } from '#locales/texts.ts'

import { toPath } from '../../paths.ts'

const words = { es, en }

type Asked = {
  language: Language
  /** Where whoever gets in is led: a path of our own. */
  to: string
  problem?: 'gate.wrong' | 'gate.too_many'
}

/** The screen in front of a test site; it works without scripts. */
export function renderGatePage(
  brand: Pick<Brand, 'name' | 'logo' | 'real_site_url'>,
  { language, to, problem }: Asked,
): string {
  const t = words[language]
  const other = language === 'es' ? 'en' : 'es'
  const logo = brand.logo ? `/brand/${brand.logo.standard}` : '/favicon.svg'
  const name = escaped(brand.name)
  return `<!DOCTYPE html>
<html lang="${localeTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${t['gate.title']} · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gate.css">
<script src="/gate.js" defer></script>
</head>
<body>
<main>
<p class="brand"><img src="${escaped(logo)}" alt="" height="44">${brand.logo ? '' : `<b>${name}</b>`}</p>
<h1>${t['gate.title']}</h1>
<p id="warning">${t['gate.warning']}</p>
<form method="post" action="/gate">
<input type="hidden" name="to" value="${escaped(to)}">
<input type="hidden" name="language" value="${language}">
<label for="password">${t['gate.password']}</label>
<span class="field">
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password" autocapitalize="none" spellcheck="false" aria-describedby="warning${
    problem ? ' problem" aria-invalid="true' : ''
  }" autofocus>
<button id="show-password" type="button" aria-controls="password" data-show="${t['gate.show']}" data-hide="${t['gate.hide']}" hidden>${t['gate.show']}</button>
</span>
${problem ? `<p id="problem" role="alert">${t[problem]}</p>` : ''}
<button type="submit">${t['gate.enter']}</button>
</form>
${brand.real_site_url ? `<p class="real"><a href="${escaped(brand.real_site_url)}" rel="noopener">${t['gate.real_site']}</a></p>` : ''}
<p class="language"><a href="${toPath('home', other)}" lang="${localeTag[other]}" hreflang="${localeTag[other]}">${t['gate.other_language']}</a></p>
</main>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
