import type { Translated } from '../../texts.ts'
import type es from '../../es/agency/agency.ts'

export default {
  'agency.list.title': 'Real-estate agencies',
  'agency.list.title_city': 'Real-estate agencies in {city}',
  'agency.list.lead': 'Offices of the network all over the country, each with its own team and area.',
  'agency.list.description': {
    one: '{title}: {count} office, with its address, telephone, agents and properties.',
    other: '{title}: {count} offices, with their address, telephone, agents and properties.',
  },
  'agency.list.total': { one: '{count} agency', other: '{count} agencies' },
  'agency.list.none': 'We found no agency like that',
  'agency.list.none_text': 'Try another part of the name, or remove the city.',
  'agency.list.all': 'See all agencies',
  'agency.name_example': 'Piantini…',
  'agency.agents': { one: '{count} agent', other: '{count} agents' },
  'agency.listings': { one: '{count} property', other: '{count} properties' },
  'agency.role': 'Real-estate agency in {city}',
  'agency.profile.description': {
    one: '{name}, {address}. {agents} and {count} published property. Phone, map and direct contact.',
    other: '{name}, {address}. {agents} and {count} published properties. Phone, map and direct contact.',
  },
  'agency.phone': 'Phone',
  'agency.brokers': 'Brokers',
  'agency.email': 'Email',
  'agency.hours': 'Opening hours',
  'agency.days': '{from} to {to}',
  'agency.closed': 'closed',
  'agency.address': 'Address',
  'agency.call': 'Call',
  'agency.write': 'Write an email',
  'agency.message.title': 'Write to {name}',
  'agency.message.text': 'The office answers within 24 to 48 hours, by email or phone.',
  'agency.first_message': 'Hello. I saw your office’s page and would like to ask a question.',
  'agency.where': 'Where it is',
  'agency.team': 'Its team',
  'agency.portfolio': 'Its properties',
} satisfies Translated<typeof es>
