import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useLanguage } from '../../texts.ts'
import { readSearchAddress, writeSearchAddress } from '../search-address.ts'
import { fillForm, readForm } from './asked.ts'

/** How long a text field rests before what it says is searched. */
const rest = 700

/** Makes every change of the filter form a new address at once, and every new address what the form shows. */
export function useSearchForm(asked: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether what stands in the field that has the focus was sent: the answer says what becomes of it. */
  const isSaid = useRef(false)
  /** How many searches of the fields have no answer yet: an older one says nothing of what was chosen since. */
  const awaited = useRef(0)
  /** The key of the newest address that the fields themselves led to. */
  const ownKey = useRef<string>(undefined)
  const navigate = useNavigate()
  const { key } = useLocation()
  const language = useLanguage()

  const show = useEffectEvent((asked: URLSearchParams) => {
    // Nor does one that was shown when the next had come.
    if (awaited.current > 0 || key !== getNewestKey()) return
    if (form.current) fillForm(form.current, asked, isSaid.current)
    isSaid.current = false
  })
  useEffect(() => show(asked), [asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Searches what the fields say, with some of it changed (an empty text is no filter). */
  function apply(changes: Record<string, string> = {}, isTyping = false): void {
    clearTimeout(timer.current)
    if (!form.current) return
    let next = readForm(form.current)
    if (!awaited.current && ![key, ownKey.current].includes(getNewestKey())) {
      next = carryOver(next, asked)
      fillForm(form.current, next, false)
    }
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    const address = writeSearchAddress(next, language, window.location.pathname) + window.location.hash
    awaited.current++
    void Promise.resolve(navigate(address, { preventScrollReset: true, replace: isTyping })).finally(() => {
      awaited.current--
      ownKey.current = getNewestKey()
    })
  }

  function onChange(event: React.ChangeEvent<HTMLFormElement>): void {
    const field: EventTarget = event.target
    if (field instanceof HTMLInputElement && field.type === 'text') {
      clearTimeout(timer.current)
      // Half a sentence means something else: words are searched when they are said to the end.
      if (field.name !== 'q') timer.current = setTimeout(apply, rest, {}, true)
    } else if (field instanceof HTMLSelectElement && field.name === 'city') {
      apply({ sector: '', bbox: '', polygon: '' })
    } else apply()
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    isSaid.current = true
    apply()
  }

  return { form, apply, onChange, onSubmit }
}

/** The router's key of the address in the browser's bar; what is rendered may still be an older one. */
function getNewestKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default'
}

/** Where a link has led on and that is not shown yet: the address it led to, with what was changed of the one before. */
function carryOver(said: URLSearchParams, shown: URLSearchParams): URLSearchParams {
  const { pathname, search } = window.location
  const next = readSearchAddress(pathname, new URLSearchParams(search))
  next.delete('page')
  for (const name of new Set([...shown.keys(), ...said.keys()])) {
    const values = said.getAll(name)
    if (String(values) === String(shown.getAll(name))) continue
    next.delete(name)
    for (const value of values) next.append(name, value)
  }
  return next
}
