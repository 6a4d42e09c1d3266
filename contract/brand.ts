import * as z from 'zod/mini'

/** A telephone number as machines dial it: `+1` and ten digits, or another country's. */
const dialable = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))
const webAddress = z.url({ protocol: /^https?$/ })
const inBothLanguages = z.object({ es: z.string(), en: z.string() })
/** The name of a picture that lies beside the brand file; it is served under `/brand/`. */
const logoFile = z.string().check(z.regex(/^[\w-]+\.(svg|png|webp)$/))
const iconFile = (kind: 'svg' | 'png') => z.string().check(z.regex(new RegExp(`^[\\w-]+\\.${kind}$`)))
/** A page of the site (`/unete`) or an absolute address. */
const way = z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)\S*$/))
const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** The colours of `web/ui/base.css` that a brand may change, by the same names. */
export const brandColours = ['primary', 'navy-600', 'navy-900', 'navy-950', 'sol', 'sol-ink', 'sea'] as const

/** What makes the product one network's own. `BRAND_FILE` names a JSON file of this shape. */
export const brand = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  tagline: inBothLanguages,
  /** One sentence for the footer. */
  about: inBothLanguages,
  /** Who runs the site, as the copyright line and structured data name it. */
  legal_name: z.string(),
  /** Null: the built-in mark beside the name. `collection` is drawn on the Collection's dark ground. */
  logo: z.nullable(z.object({ standard: logoFile, collection: logoFile })),
  /** What a tab and a home screen show, beside the brand file: a drawing, and squares of so many pixels. Null: the built-in mark. */
  icon: z.nullable(z.object({ svg: iconFile('svg'), png_192: iconFile('png'), png_512: iconFile('png') })),
  colours: z.partialRecord(z.enum(brandColours), hexColour),
  contact: z.object({
    phone: dialable,
    whatsapp: dialable,
    email: z.email(),
    address: z.object({
      street: z.string(),
      city: z.string(),
      province: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    /** When someone answers. */
    hours: inBothLanguages,
  }),
  /** Absolute addresses; a network without one is left out of the menus. */
  social: z.object({
    facebook: z.optional(webAddress),
    x: z.optional(webAddress),
    instagram: z.optional(webAddress),
    linkedin: z.optional(webAddress),
    tiktok: z.optional(webAddress),
    youtube: z.optional(webAddress),
  }),
  /** What the marketing texts count. */
  figures: z.object({
    founded: z.int(),
    years: z.int(),
    countries: z.int(),
    agents: z.int(),
  }),
  /** Where the blog is; null hides its links. */
  blog_url: z.nullable(webAddress),
  /** The blog's RSS or Atom feed in each language, read by the server; null: articles that come with the product. */
  blog_feed: z.nullable(z.object({ es: webAddress, en: webAddress })),
  /** A notice above every page until its reader closes it; another `id` is another notice. */
  news: z.nullable(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
      text: inBothLanguages,
      link: z.nullable(z.object({ text: inBothLanguages, href: z.object({ es: way, en: way }) })),
    }),
  ),
})

export type Brand = z.infer<typeof brand>

/** The network of the demo world: every name, number and address in it is made up. */
export const demoBrand: Brand = {
  name: 'Marquesina',
  tagline: {
    es: 'Encuentra dónde vivir en República Dominicana',
    en: 'Find your place in the Dominican Republic',
  },
  about: {
    es: 'Red de agencias inmobiliarias con presencia en las 32 provincias desde 1973.',
    en: 'A network of real-estate agencies, present in all 32 provinces since 1973.',
  },
  legal_name: 'Marquesina Red Inmobiliaria',
  logo: null,
  icon: null,
  colours: {},
  contact: {
    phone: '+18095550100',
    whatsapp: '+18095550101',
    email: 'hola@marquesina.example',
    address: {
      street: 'Av. Winston Churchill 1099, Piantini',
      city: 'Santo Domingo',
      province: 'Distrito Nacional',
      latitude: 18.4727,
      longitude: -69.9401,
    },
    hours: {
      es: 'Lunes a viernes, 8:30 a. m. a 6:00 p. m.\nSábados, 9:00 a. m. a 1:00 p. m.',
      en: 'Monday to Friday, 8:30 am to 6:00 pm\nSaturdays, 9:00 am to 1:00 pm',
    },
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
  blog_feed: null,
  news: {
    id: 'franquicias-2026',
    text: {
      es: 'Buscamos socios para abrir agencias en el Este y la Costa Norte.',
      en: 'We are looking for partners to open agencies in the East and on the North Coast.',
    },
    link: {
      text: { es: 'Conocer la franquicia', en: 'See the franchise' },
      href: { es: '/franquicias', en: '/en/franchises' },
    },
  },
}
