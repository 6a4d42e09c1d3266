import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { type Property, propertyEndpoints } from '#contract/property/property.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { useCall } from '../../use-call.ts'
import { PrintSheet } from './print-sheet.tsx'
import styles from './print-sheets.module.css'

type Props = {
  codes: readonly string[]
  /** Hears why nothing, or not all, was printed. */
  onEnd: (problem?: string) => void
}

/** Asked at once. */
const calls = 4

/** Reads what is public of each, prints it once its pictures are there, and goes. */
export default function PrintSheets({ codes, onEnd }: Props) {
  const t = useTexts()
  const call = useCall()
  const box = useRef<HTMLDivElement>(null)
  const [properties, setProperties] = useState<readonly Property[]>([])
  const end = useEffectEvent(onEnd)
  const read = useEffectEvent(() => readProperties(codes, call))
  const tell = useEffectEvent((error: unknown) => end(describeError(error, t).join('\n')))
  const tellMissing = useEffectEvent((count: number) => t('bulk.not_printed', { count }))

  useEffect(() => {
    let isLeft = false
    read().then(
      (found) => isLeft || (found.length > 0 ? setProperties(found) : end(tellMissing(codes.length))),
      (error: unknown) => isLeft || tell(error),
    )
    return () => {
      isLeft = true
    }
  }, [codes])

  useEffect(() => {
    if (properties.length === 0) return undefined
    let isLeft = false
    const missing = codes.length - properties.length
    const images = [...box.current!.querySelectorAll('img')]
    async function printAll(): Promise<void> {
      // A picture that cannot be had leaves its room empty; the words are printed.
      await Promise.allSettled(images.map((image) => image.decode()))
      if (isLeft) return
      print()
      end(missing > 0 ? tellMissing(missing) : undefined)
    }
    void printAll()
    return () => {
      isLeft = true
    }
  }, [properties, codes])

  return createPortal(
    <div ref={box} className={styles.sheets}>
      {properties.map((property) => (
        <PrintSheet key={property.code} property={property} />
      ))}
    </div>,
    document.body,
  )
}

/** In the order of the codes; what is not on offer is left out. */
async function readProperties(codes: readonly string[], call: Call): Promise<Property[]> {
  const found = new Map<string, Property>()
  const left = [...codes]
  async function work(): Promise<void> {
    for (let code = left.shift(); code; code = left.shift()) {
      try {
        found.set(code, (await call(propertyEndpoints.property, { code })).data)
      } catch (error) {
        if (!(error instanceof ApiRefusal) || ![404, 410].includes(error.status)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: calls }, work))
  return codes.flatMap((code) => found.get(code) ?? [])
}
