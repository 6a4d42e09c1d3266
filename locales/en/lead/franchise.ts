import type es from '../../es/lead/franchise.ts'
import type { Translated } from '../../texts.ts'

export default {
  'franchise.head.title': 'Real-estate franchises: open your agency with {brand}',
  'franchise.head.description':
    'What a franchise receives, who we look for, how one opens step by step, and where the network’s offices are in the Dominican Republic.',
  'franchise.title': 'Your agency, with a network behind it',
  'franchise.lead':
    'You know your town and its people. {brand} brings the brand, the technology, the training and the clients that other offices refer.',
  'franchise.crumb': 'Franchises',
  'franchise.ask': 'Ask for information',
  'franchise.message': 'Hello, I would like information about opening a franchise.',
  'franchise.figures': 'The network in figures',
  'franchise.since': 'founded',
  'franchise.countries': 'countries in one network',
  'franchise.agents': 'affiliated agents',
  'franchise.agents_value': '{count}+',
  'franchise.agents_range': '{least} to {most}',
  'franchise.offices': 'offices in the country',
  'franchise.get.title': 'What you receive',
  'franchise.get.brand.title': 'A brand people know',
  'franchise.get.brand.text':
    'Identity, signs and campaigns ready to use. Clients arrive knowing who they are dealing with, so you do not start from nothing.',
  'franchise.get.technology.title': 'Technology that already works',
  'franchise.get.technology.text':
    'Your properties appear here in Spanish and English, with a map, the price in two currencies and the monthly payment. Your office and every agent have a page.',
  'franchise.get.training.title': 'Ongoing training',
  'franchise.get.training.text':
    'An induction for you and your team, then workshops on listing, paperwork, financing and service.',
  'franchise.get.referrals.title': 'Referrals between offices',
  'franchise.get.referrals.text':
    'A buyer from Santiago who is looking in Bávaro reaches the Bávaro office, and the commission is shared by written rules.',
  'franchise.get.collection.title': 'A place in the Collection',
  'franchise.get.collection.text': 'The luxury homes of your area are shown in the network’s section for that market.',
  'franchise.get.opening.title': 'Support as you open',
  'franchise.get.opening.text':
    'Location, set-up, hiring your first agents, and a twelve-month plan that we review with you every quarter.',
  'franchise.who.title': 'Who we are looking for',
  'franchise.who.text': 'You do not need a background in real estate. You do need:',
  'franchise.who.zone': 'To know the area where you will open and want to build your business there.',
  'franchise.who.team': 'Experience leading people, in sales or in your own business.',
  'franchise.who.capital': 'Capital for the set-up and the first months of operation.',
  'franchise.who.place': 'Premises, or the willingness to find them with us.',
  'franchise.who.time': 'Time: whoever opens a franchise runs it.',
  'franchise.steps.title': 'From the first call to the opening',
  'franchise.steps.talk.title': 'We talk',
  'franchise.steps.talk.text':
    'You tell us which town interests you and what you do now. We tell you whether the area is free.',
  'franchise.steps.study.title': 'We study the area',
  'franchise.steps.study.text':
    'Together we prepare the figures for your market: supply, prices, yearly sales and agents.',
  'franchise.steps.agreement.title': 'We sign',
  'franchise.steps.agreement.text':
    'You receive the whole contract with time to go over it with your lawyer. Area, term and costs are in writing.',
  'franchise.steps.setup.title': 'We set up and train',
  'franchise.steps.setup.text': 'Premises, team, systems and induction. Your first listings come in before you open.',
  'franchise.steps.open.title': 'You open',
  'franchise.steps.open.text': 'The network introduces you to its clients and visits you throughout the first year.',
  'franchise.where.title': 'Where we are',
  'franchise.where.text':
    'Tap a number on the map to see the office. If your town is not there, it is probably available.',
  'franchise.talk.title': 'Let’s talk about your town',
  'franchise.talk.text': 'We answer within 24 to 48 hours, and the first conversation commits you to nothing.',
} as const satisfies Translated<typeof es>
