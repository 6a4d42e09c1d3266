import type es from '../../es/lead/join.ts'
import type { Translated } from '../../texts.ts'

export default {
  'join.head.title': 'Work as a real-estate agent with {brand}',
  'join.head.description':
    'What the network offers its agents, what we ask, how to begin, and which office in the Dominican Republic you could join.',
  'join.title': 'Be an agent with a network behind you',
  'join.lead':
    'At {brand} you have an office, training, tools and colleagues who share listings and clients. You bring the people skills.',
  'join.crumb': 'Join',
  'join.apply': 'Apply now',
  'join.form.title': 'Take the first step',
  'join.form.text':
    'Leave us your details and the broker of the office nearest to you will call within 24 to 48 hours.',
  'join.message': 'Hello, I would like to join the network as an agent.',
  'join.reasons.title': 'What changes when you work in a network',
  'join.reasons.team.title': 'A team behind you',
  'join.reasons.team.text': 'A broker goes over your first contracts with you and comes along to your closings.',
  'join.reasons.training.title': 'Training from the first day',
  'join.reasons.training.text':
    'Listing, titles and boundary surveys, financing, off-plan projects and after-sales service.',
  'join.reasons.profile.title': 'A page of your own',
  'join.reasons.profile.text':
    'Your photograph, your languages, your WhatsApp and all your properties at one address that you can share.',
  'join.reasons.listings.title': 'Listings that sell',
  'join.reasons.listings.text':
    'Your properties appear in two languages, with gallery, map, monthly payment and a sheet to print.',
  'join.reasons.referrals.title': 'Referrals with clear rules',
  'join.reasons.referrals.text':
    'What you cannot look after, a colleague in the area does, and your share is in writing.',
  'join.reasons.zone.title': 'The whole country',
  'join.reasons.zone.text': 'Offer your clients what the network has in other towns without leaving yours.',
  'join.ask.title': 'What we ask',
  'join.ask.age': 'To be of legal age, with an identity card or a permit to work in the country.',
  'join.ask.papers': 'No open proceedings for fraud or forgery.',
  'join.ask.time': 'Real commitment: the first months are close to full time.',
  'join.ask.language': 'Spanish; if you also speak English or another language, you will reach more clients.',
  'join.ask.experience': 'Experience helps but is not required: the induction begins with the basics.',
  'join.steps.title': 'How to start',
  'join.steps.write.title': 'Write to us',
  'join.steps.write.text': 'By WhatsApp, phone or email. Tell us where you live and what you do now.',
  'join.steps.talk.title': 'Talk with the broker',
  'join.steps.talk.text': 'An interview at the office nearest you, about commissions, goals and hours.',
  'join.steps.induction.title': 'Take the induction',
  'join.steps.induction.text': 'Two weeks of classes and viewings with the office’s agents.',
  'join.steps.start.title': 'Publish your first listing',
  'join.steps.start.text': 'With your page live and the team beside you.',
  'join.where.title': 'Choose your office',
  'join.where.text': 'Call the one you prefer, or write to us and we put you in touch with its broker.',
  'join.franchise.title': 'Do you already have a team?',
  'join.franchise.text': 'If you lead a group of agents or want to open your own office, see how the franchise works.',
  'join.franchise.action': 'See the franchise',
} as const satisfies Translated<typeof es>
