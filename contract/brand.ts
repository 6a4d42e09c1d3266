import * as z from 'zod/mini'

/** A telephone number as machines dial it: `+1` and ten digits, or another country's. */
const dialable = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))
const inBothLanguages = z.object({ es: z.string(), en: z.string() })
/** The name of a picture that lies beside the brand file; it is served under `/brand/`. */
const logoFile = z.string().check(z.regex(/^[\w-]+\.(svg|png|webp)$/))
const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** The colours of `web/ui/base.css` that a brand may change, by the same names. */
export const brandColours = ['primary', 'navy-600', 'navy-900', 'navy-950', 'sol', 'sol-ink', 'sea'] as const

/** What makes the product one network's own. `BRAND_FILE` names a JSON file of this shape. */
export const brand = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  tagline: inBothLanguages,
  /** Who runs the site, as the copyright line and structured data name it. */
  legal_name: z.string(),
  /** Null: the built-in mark beside the name. `collection` is drawn on the Collection's dark ground. */
  logo: z.nullable(z.object({ standard: logoFile, collection: logoFile })),
  colours: z.partialRecord(z.enum(brandColours), hexColour),
  contact: z.object({
    phone: dialable,
    whatsapp: dialable,
    email: z.email(),
    address: z.object({ street: z.string(), city: z.string(), province: z.string() }),
  }),
  /** Absolute addresses; a network without one is left out of the menus. */
  social: z.object({
    facebook: z.optional(z.url()),
    x: z.optional(z.url()),
    instagram: z.optional(z.url()),
    linkedin: z.optional(z.url()),
    tiktok: z.optional(z.url()),
    youtube: z.optional(z.url()),
  }),
  /** What the marketing texts count. */
  figures: z.object({
    founded: z.int(),
    years: z.int(),
    countries: z.int(),
    agents: z.int(),
  }),
  /** Where the blog is; null hides its links. */
  blog_url: z.nullable(z.url()),
})

export type Brand = z.infer<typeof brand>

/** The network of the demo world: every name, number and address in it is made up. */
export const demoBrand: Brand = {
  name: 'Marquesina',
  tagline: {
    es: 'Encuentra dónde vivir en República Dominicana',
    en: 'Find your place in the Dominican Republic',
  },
  legal_name: 'Marquesina Red Inmobiliaria',
  logo: null,
  colours: {},
  contact: {
    phone: '+18095550100',
    whatsapp: '+18095550101',
    email: 'hola@marquesina.example',
    address: { street: 'Av. Winston Churchill 1099, Piantini', city: 'Santo Domingo', province: 'Distrito Nacional' },
  },
  social: {
    facebook: 'https://facebook.example/marquesina',
    x: 'https://x.example/marquesina',
    instagram: 'https://instagram.example/marquesina',
    linkedin: 'https://linkedin.example/marquesina',
    tiktok: 'https://tiktok.example/@marquesina',
    youtube: 'https://youtube.example/@marquesina',
  },
  figures: { founded: 1973, years: 51, countries: 110, agents: 138_000 },
  blog_url: 'https://blog.marquesina.example/',
}
