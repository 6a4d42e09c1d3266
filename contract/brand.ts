import * as z from 'zod/mini'

import { departments } from './lead/departments.ts'

/** A telephone number as machines dial it: `+1` and ten digits, or another country's. */
const dialable = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))
const webAddress = z.url({ protocol: /^https?$/ })
const count = z.int().check(z.minimum(1))
const inBothLanguages = z.object({ es: z.string(), en: z.string() })
/** The name of a picture that lies beside the brand file; it is served under `/brand/`. */
const logoFile = z.string().check(z.regex(/^[\w-]+\.(svg|png|webp)$/))
const iconFile = (kind: 'svg' | 'png') => z.string().check(z.regex(new RegExp(`^[\\w-]+\\.${kind}$`)))
/** A page of the site (`/unete`) or an absolute address. */
const way = z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)\S*$/))
const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** The colours of `web/ui/base.css` that a brand may change, by the same names. */
export const brandColours = [
  'primary',
  'navy-50',
  'navy-100',
  'navy-200',
  'navy-400',
  'navy-600',
  'navy-800',
  'navy-900',
  'navy-950',
  'sand',
  'sand-2',
  'sol',
  'sol-ink',
  'sea',
  'sea-bg',
] as const

/** Degrees; the streets of the map are those of this box. */
const region = z.object({
  west: z.number().check(z.minimum(-180), z.maximum(180)),
  south: z.number().check(z.minimum(-85), z.maximum(85)),
  east: z.number().check(z.minimum(-180), z.maximum(180)),
  north: z.number().check(z.minimum(-85), z.maximum(85)),
})
const country = { west: -72.1, south: 17.3, east: -68.2, north: 20.1 }

/** The page on which the network passes buyers on to a bank: every word on it. */
const mortgageReferral = z.object({
  bank: z.string().check(z.minLength(1)),
  phone: dialable,
  whatsapp: dialable,
  title: inBothLanguages,
  lead: inBothLanguages,
  /** What the buttons say, and the first message in the bank's chat. */
  call: inBothLanguages,
  write: inBothLanguages,
  message: inBothLanguages,
  calculate: inBothLanguages,
  facts: z.array(z.object({ name: inBothLanguages, value: inBothLanguages })).check(z.maxLength(4)),
  steps: z.object({
    title: inBothLanguages,
    items: z.array(z.object({ title: inBothLanguages, text: inBothLanguages })).check(z.maxLength(6)),
  }),
  documents: z.object({ title: inBothLanguages, items: z.array(inBothLanguages).check(z.maxLength(12)) }),
  small_print: inBothLanguages,
})

/** What makes the product one network's own. `BRAND_FILE` names a JSON file of this shape. */
export const brand = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  tagline: inBothLanguages,
  /** One sentence for the footer. */
  about: inBothLanguages,
  /** Who runs the site, as the copyright line and structured data name it. */
  legal_name: z.string(),
  /** Null: the built-in mark beside the name. `on_dark` stands on pictures and dark grounds, `collection` in the Collection. */
  logo: z.nullable(z.object({ standard: logoFile, on_dark: logoFile, collection: logoFile })),
  /** What a tab and a home screen show, beside the brand file: a drawing, and squares of so many pixels. Null: the built-in mark. */
  icon: z.nullable(z.object({ svg: iconFile('svg'), png_192: iconFile('png'), png_512: iconFile('png') })),
  colours: z.partialRecord(z.enum(brandColours), hexColour),
  /** Where the network is at home, for `npm run map`; the country where nothing is said. */
  region: z._default(
    region.check(
      z.refine(({ west, east, south, north }) => west < east && south < north, 'west < east, south < north'),
    ),
    country,
  ),
  contact: z.object({
    phone: dialable,
    whatsapp: dialable,
    email: z.email(),
    /** Where emails about enquiries go; a department without an address has the company's. */
    departments: z._default(z.partialRecord(z.enum(departments), z.email()), {}),
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
  /** What the marketing texts count; how old it is follows from the year in which it was founded. */
  figures: z.object({
    founded: z.int().check(z.minimum(1000), z.maximum(9999)),
    countries: z.int().check(z.minimum(1)),
    provinces: z.int().check(z.minimum(1), z.maximum(32)),
    /** About so many: from the least to the most, or twice the same. */
    agents: z
      .object({ least: count, most: count })
      .check(z.refine(({ least, most }) => least <= most, 'the most is less than the least')),
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
  /** Where the network's real site is: the screen in front of a test site leads there. */
  real_site_url: z._default(z.nullable(webAddress), null),
  /** Null: there is no such page. */
  mortgage_referral: z._default(z.nullable(mortgageReferral), null),
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
  region: country,
  contact: {
    phone: '+18095550190',
    whatsapp: '+18095550191',
    email: 'hola@marquesina.example',
    departments: {
      loans: 'prestamos@marquesina.example',
      franchise: 'franquicias@marquesina.example',
      recruiting: 'talento@marquesina.example',
    },
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
  figures: { founded: 1973, countries: 110, provinces: 32, agents: { least: 138_000, most: 145_000 } },
  blog_url: 'https://blog.marquesina.example/',
  blog_feed: null,
  real_site_url: 'https://www.marquesina.example/',
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
  mortgage_referral: {
    bank: 'Banco Demo',
    phone: '+18095550120',
    whatsapp: '+18095550121',
    title: { es: 'Tu préstamo con Banco Demo', en: 'Your mortgage with Banco Demo' },
    lead: {
      es: 'Si compras con Marquesina, un oficial de Banco Demo te atiende directo: revisa tu caso, te dice cuánto puedes financiar y te acompaña hasta la firma.',
      en: 'When you buy with Marquesina, an officer of Banco Demo looks after you directly: goes through your case, tells you how much you can borrow and stays with you until you sign.',
    },
    call: { es: 'Llamar al banco', en: 'Call the bank' },
    write: { es: 'Escribir al banco', en: 'Write to the bank' },
    message: {
      es: 'Hola, vengo de Marquesina y quiero información sobre un préstamo hipotecario.',
      en: 'Hello, I come from Marquesina and would like to know about a mortgage.',
    },
    calculate: { es: 'Calcular mi cuota', en: 'Work out my payment' },
    facts: [
      { name: { es: 'Financia', en: 'Lends' }, value: { es: 'Hasta 80%', en: 'Up to 80%' } },
      { name: { es: 'Plazo', en: 'Term' }, value: { es: 'Hasta 25 años', en: 'Up to 25 years' } },
      { name: { es: 'Monedas', en: 'Currencies' }, value: { es: 'RD$ y US$', en: 'RD$ and US$' } },
      { name: { es: 'Respuesta', en: 'Answer' }, value: { es: 'En 5 días hábiles', en: 'Within 5 working days' } },
    ],
    steps: {
      title: { es: 'Cómo funciona', en: 'How it works' },
      items: [
        {
          title: { es: 'Habla con el oficial', en: 'Talk to the officer' },
          text: {
            es: 'Dile que vienes de Marquesina y qué quieres comprar. La orientación no cuesta nada.',
            en: 'Say that you come from Marquesina and what you want to buy. Advice costs nothing.',
          },
        },
        {
          title: { es: 'Entrega tus documentos', en: 'Hand in your documents' },
          text: {
            es: 'El banco revisa tus ingresos y tu historial, y te da una precalificación por escrito.',
            en: 'The bank goes through your income and credit history, and pre-approves you in writing.',
          },
        },
        {
          title: { es: 'Tasación y aprobación', en: 'Appraisal and approval' },
          text: {
            es: 'Un tasador valora la propiedad y el banco aprueba el monto, la tasa y el plazo.',
            en: 'An appraiser values the property, and the bank approves the amount, the rate and the term.',
          },
        },
        {
          title: { es: 'Firma y entrega', en: 'Signing and handover' },
          text: {
            es: 'Firmas la compra y la hipoteca el mismo día, con tu agente presente.',
            en: 'You sign the purchase and the mortgage on the same day, with your agent beside you.',
          },
        },
      ],
    },
    documents: {
      title: { es: 'Qué llevar', en: 'What to bring' },
      items: [
        { es: 'Cédula o pasaporte', en: 'Identity card or passport' },
        {
          es: 'Carta de trabajo o estados de tu negocio',
          en: 'Letter from your employer or accounts of your business',
        },
        { es: 'Estados de cuenta de los últimos 3 meses', en: 'Bank statements of the last 3 months' },
        { es: 'Contrato o promesa de compra de la propiedad', en: 'Contract or promise of sale of the property' },
        { es: 'Copia del título', en: 'Copy of the title' },
      ],
    },
    small_print: {
      es: 'Banco Demo es un banco ficticio y esta página es una demostración. Nada aquí es una oferta de crédito.',
      en: 'Banco Demo is a bank that does not exist and this page is a demonstration. Nothing here is an offer of credit.',
    },
  },
}
