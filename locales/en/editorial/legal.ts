import type es from '../../es/editorial/legal.ts'
import type { Translated } from '../../texts.ts'

export default {
  'legal.contents': 'On this page',
  'legal.updated': 'In force since {date}',
  'legal.terms.head.title': 'Terms and conditions of {brand}',
  'legal.terms.head.description':
    'What you can and cannot expect from this site, how prices and properties are shown, and which law applies.',
  'legal.terms.crumb': 'Terms and conditions',
  'legal.terms.lead': 'The rules for using this site, written to be read.',
  'legal.terms.who.title': 'Who we are',
  'legal.terms.who.text':
    'This site belongs to {legal_name}, with its office at {address}, Dominican Republic. In these terms, “we” is that company and “the network” is the agencies and agents who publish here.\n\nBy using the site you accept these terms. If you do not agree with them, do not use it.',
  'legal.terms.service.title': 'What the site does',
  'legal.terms.service.text':
    'It shows properties and projects for sale and for rent, and puts you in touch with the agent who represents them. Reading and searching are free and need no account.\n\nBrowsing the site does not create a brokerage contract. That contract, and the commission, are agreed in writing with an agency.',
  'legal.terms.listings.title': 'The properties',
  'legal.terms.listings.text':
    'The details of each property come from its agent, based on what the seller or landlord declares. We review them, but they may contain mistakes or change before we update them.\n\n- Availability and price are confirmed with the agent.\n- Areas are approximate; those of the title and the plans are the ones that count.\n- On the map, homes are marked with a circle and not with their exact point.\n- For projects, pictures and finishes may be illustrative, and delivery dates are set by the developer.\n\nBefore you pay, go over the papers with a lawyer.',
  'legal.terms.figures.title': 'Prices, payments and taxes',
  'legal.terms.figures.text':
    'Every price is in the currency set by whoever offers it. The other currency is a conversion at the rate and date shown.\n\nThe payments, costs and taxes we calculate are estimates, with the formula, source and year in view. They are for comparing: they are neither an offer of credit nor legal, tax or financial advice.',
  'legal.terms.use.title': 'What you may do',
  'legal.terms.use.text':
    'You may read, save, print and share the pages to decide what to buy or rent, or to work with the network.\n\nYou may not:\n\n- publish the photographs, texts or listings as your own;\n- enter areas that are not meant for you, or test security without written permission;\n- request pages or data at a pace that harms others: the site limits requests per minute;\n- use agents’ details to send advertising.',
  'legal.terms.rights.title': 'Content and trademarks',
  'legal.terms.rights.text':
    'The name, the logo and the texts of the site belong to {legal_name} or are used with permission. Photographs and plans belong to their authors or to the agencies.',
  'legal.terms.map.title': 'The map',
  'legal.terms.map.text':
    'Map data come from [OpenStreetMap](https://www.openstreetmap.org/copyright), © its contributors, under the [ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/) licence.\n\n- The shores that ship with the program come from [GSHHG](https://www.soest.hawaii.edu/pwessel/gshhg/) by Paul Wessel and Walter H. F. Smith (LGPL 3).\n- Other outlines come from [Natural Earth](https://www.naturalearthdata.com), in the public domain.\n- Where the map shows streets, they come from an extract of OpenStreetMap prepared by [Protomaps](https://protomaps.com), under the same ODbL. If you would like that database, ask for it at {email}.',
  'legal.terms.others.title': 'Other sites',
  'legal.terms.others.text':
    'Some links lead away: WhatsApp, social networks, the blog, banks or developers. What happens there follows their own rules.',
  'legal.terms.liability.title': 'Liability',
  'legal.terms.liability.text':
    'We do what is reasonable for the site to work and to tell the truth, but we do not guarantee that it is always available or free of errors. We are not liable for what the parties agree, nor for indirect damage from using the site.\n\nNone of this limits your rights under Law 358-05 on consumer protection, nor any liability that the law does not allow to be excluded.',
  'legal.terms.changes.title': 'Changes',
  'legal.terms.changes.text':
    'If we change these terms we will publish the new ones here, with their date. Changes do not apply to what was agreed before.',
  'legal.terms.law.title': 'Law and courts',
  'legal.terms.law.text':
    'The law of the Dominican Republic applies. For any dispute that we do not settle by talking, the courts of {province} have jurisdiction, unless the law gives you others as a consumer.\n\nYou can write to {email} or call {phone}.',

  'legal.privacy.head.title': 'Privacy policy of {brand}',
  'legal.privacy.head.description':
    'What data this site handles, what stays in your browser, how long it is kept, who receives it, and how to exercise your rights.',
  'legal.privacy.crumb': 'Privacy policy',
  'legal.privacy.lead': 'What happens to your data when you use this site. It describes what the program really does.',
  'legal.privacy.short.title': 'In a few words',
  'legal.privacy.short.text':
    '- You can read and search without giving us any data or opening an account.\n- We use no advertising, and no cookies or other tools for tracking.\n- What the site remembers about you is in your browser, and you can erase it whenever you like.\n- Pages, fonts, photographs and videos come from our server, not from third parties.',
  'legal.privacy.who.title': 'Who is responsible',
  'legal.privacy.who.text':
    'The controller is {legal_name}, {address}, Dominican Republic. For anything about your data: {email} or {phone}.\n\nEach agency of the network is responsible for the data that you give to it directly.',
  'legal.privacy.browser.title': 'What is kept in your browser',
  'legal.privacy.browser.text':
    'These data stay on your device:\n\n- the language you chose (idiom), until you erase it;\n- the notice you closed (isCloseForUser), until you erase it;\n- the agent or agency whose link brought you (referral), for three months; it goes along with your messages so that we know who referred you;\n- the points of the map that you opened (seen_pins), until you close the tab;\n- the page you are on and the one before (currentPath and prevPath), to go back to it when you sign in, until you close the tab;\n- what you write in a form and have not sent yet (draft:…), until it arrives or you close the tab;\n- that you confirmed the newsletter on this device (newsletter), until you erase it;\n- your favourites (favourites), the properties you viewed (viewed) and those you compare (compared), until you remove them;\n- copies of pages and photographs you have seen, to open them without a connection.\n\nWhen you open one of those lists, your browser asks the server for the properties by their codes, without saying who you are. A comparison carries the codes in its address, so that you can share it.\n\nYour browser’s “clear site data” erases all of it. The site works the same without them.',
  'legal.privacy.server.title': 'What our server receives',
  'legal.privacy.server.text':
    'As with any web page, your browser sends the server the address it asks for, your IP address, your preferred language and the kind of browser.\n\n- The IP address is used in the server’s memory, for about a minute, to limit abuse. When somebody enters an account or is turned away, it is noted with the time in the server’s log, for security; the database keeps only its hash, for a month.\n- What you search for travels in the page’s address. We do not link it to any person.\n- If something fails, the time, the address asked for and the error are noted, without your IP address.\n- We count requests and times in total, without telling who made them.\n\nThe company that hosts the server may keep technical records of its own for security.',
  'legal.privacy.account.title': 'If you open an account',
  'legal.privacy.account.text':
    'We keep your name, your email, your password as an argon2id hash (nobody can read it), whether you buy, sell or are an agent, and whatever you add to your profile: telephones, address, country, identification, networks and photograph.\n\nWhile you are signed in, your browser keeps your user data and a key (user and token), which are erased when you sign out. The links we send you by email expire. Of the emails we send you we keep, for {days} days, which address they went to and when; what they said, only until they leave.\n\nIn your profile you can see and correct your data, and delete the account.',
  'legal.privacy.account_provider.text':
    'You can also sign in with your {providers} account. {providers} then knows that you use this site, and gives us your name, your email and the identifier by which we recognise you; nothing more. While you go there and back, for ten minutes at most, your browser keeps a cookie that only serves to recognise that visit and does not say who you are.',
  'legal.privacy.outside_captcha.text':
    'When you begin to fill in a form, your browser asks Google (reCAPTCHA) to check that you are a person: Google receives your IP address and data about your browser, and handles them under its own privacy policy and terms.',
  'legal.privacy.outside_analytics.text':
    'If you accept, we count in Google Analytics how many forms are sent. Your browser tells Google which form it was, your language and whether an agent’s or an agency’s link brought you, with a number made up for that visit; Google also sees your IP address. We do not send your name, email, phone number or the page you are on, and we use no cookies for it. Your answer stays in your browser (analytics), and you can change it at the foot of every page.',
  'legal.privacy.contact.title': 'When you write or call',
  'legal.privacy.contact.text':
    'What you send with a form is kept in our database with its date, page and language and, if you came by the link of an agent or an agency, who referred you. The agent or department you write to and the network’s staff read it. The newsletter begins when you confirm your address and ends with the link in any of its emails.\n\nThe WhatsApp, telephone and email buttons open your own app. What you send reaches the agent or the office that way, and also follows the rules of whoever provides it (WhatsApp, for instance). The message we propose carries the property’s code, price and link. When you open the chat we note which page it was from and which agent you are writing to, without your name or number.\n\nWe use what you tell us to help you, and do not sell it. {months} months after the last step we took in your enquiry we erase from it your name, your contact details, what you wrote and the notes we took; for our figures only its kind, the property, when it came, who handled it and how it ended are left. If you have an account and delete it, this happens at that moment. The email that brought your enquiry to whoever is helping you is in their mailbox and is not erased by itself: if you want it removed, write to us.',
  'legal.privacy.outside.title': 'Maps and third parties',
  'legal.privacy.outside.text':
    'The map, fonts, photographs and videos come from our server: looking at them tells nobody else.\n\nIf you follow a link to another site, your browser tells it which domain you come from, but not which page you were on.',
  'legal.privacy.outside_map.text':
    'Fonts, photographs and videos come from our server. The map comes from {host}, which receives your IP address and the area you look at when it is shown.\n\nIf you follow a link to another site, your browser tells it which domain you come from, but not which page you were on.',
  'legal.privacy.agents.title': 'Agents’ data',
  'legal.privacy.agents.text':
    'We publish agents’ names, photographs, languages, licences, telephone numbers and work emails, because being found is part of their job. An agent may ask for a correction or for removal.',
  'legal.privacy.rights.title': 'Your rights',
  'legal.privacy.rights.text':
    'Law 172-13 entitles you to know what data we hold about you, to correct it, to ask for it to be erased, and to object to its use. Write to {email} from where you contacted us, so that we know it is you; we answer within ten working days, free of charge.\n\nWhat your browser keeps is under your own control: we cannot see or erase it from here.',
  'legal.privacy.safety.title': 'Security',
  'legal.privacy.safety.text':
    'The site applies a strict content policy that keeps third-party programs from loading, and asks browsers always to use encrypted connections. If you find a flaw, write to us: the address is also at /.well-known/security.txt.',
  'legal.privacy.changes.title': 'Changes',
  'legal.privacy.changes.text': 'If the site begins to handle other data, this page will say so first, with its date.',
} as const satisfies Translated<typeof es>
