import { houzezMapping } from '#contract/exchange/houzez.ts'
import { kyeroMapping } from '#contract/exchange/kyero.ts'
import { resoMapping } from '#contract/exchange/reso.ts'
import type { Mapping } from '#contract/import/mapping.ts'
import type { SourceKind } from '#contract/import/source.ts'

/** How files of formats are read whose names are known. */
export const defaultMappings: { readonly [Kind in SourceKind]?: Mapping } = {
  kyero: kyeroMapping,
  houzez: houzezMapping,
  reso: resoMapping,
  reso_api: resoMapping,
}
