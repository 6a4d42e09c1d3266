import type { Language } from '#contract/fields.ts'

const names: Record<Language, string> = { es: 'ES', en: 'EN' }

/** Remembers the reader's language under the name and in the form that the specification gives. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem('idiom', names[language])
  } catch {
    // A browser that keeps nothing still switches: the address says the language.
  }
}

/**
 * Runs in the head, before anything is painted: a saved language leads to the page's twin.
 * It goes by the twins that the page itself names, so it can neither loop nor invent an address.
 */
export const savedLanguageScript = `try{
var saved=(localStorage.getItem('idiom')||'').toLowerCase(),page=document.documentElement;
if(/^(es|en)$/.test(saved)&&page.lang.slice(0,2)!==saved){
var twin=document.querySelector('link[rel=alternate][hreflang^="'+saved+'"]');
if(twin){page.style.visibility='hidden';location.replace(new URL(twin.href).pathname+location.search+location.hash)}}
}catch(e){}`
