import * as z from 'zod/mini'

const bilingual = z.object({ es: z.string(), en: z.string() })
const address = z.nullable(z.url())

/** Whose site this is: everything that differs from one network of agencies to the next. Read from `BRAND_FILE`. */
export const brand = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  tagline: bilingual,
  /** One sentence for the footer. */
  about: bilingual,
  /** Paths or addresses of pictures; null means the mark that ships with the product. */
  logo: z.nullable(z.string()),
  collection_logo: z.nullable(z.string()),
  contact: z.object({
    /** E.164. */
    phone: z.string(),
    whatsapp: z.string(),
    email: z.string(),
    address: z.string(),
    hours: bilingual,
  }),
  social: z.object({
    facebook: address,
    x: address,
    instagram: address,
    linkedin: address,
    tiktok: address,
    youtube: address,
  }),
  /** Marketing figures of the home page. */
  figures: z.object({ founded: z.int(), years: z.int(), countries: z.int(), agents: z.int() }),
  /** The blog opens in a new tab; null means that there is none. */
  blog_url: z.nullable(z.url()),
})
export type Brand = z.infer<typeof brand>
