import type { Language } from '#contract/fields.ts'

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, what: { action: string }) => PromiseLike<string>
}

let loading: Promise<Recaptcha> | undefined
/** Who waits longer for Google's script is not kept from sending. */
const patience = 10_000

/** Google's script, fetched once, when somebody is about to send a form. */
export function loadRecaptcha(siteKey: string, language: Language): Promise<Recaptcha> {
  return (loading ??= fetchScript(siteKey, language).catch((error: unknown) => {
    loading = undefined
    throw error
  }))
}

function fetchScript(siteKey: string, language: Language): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey, hl: language })}`
  return new Promise<Recaptcha>((resolve, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA took too long')), patience)
    script.addEventListener('error', () => reject(new Error('reCAPTCHA cannot be had')))
    script.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    })
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
}
