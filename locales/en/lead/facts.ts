import type { Translated } from '../../texts.ts'
import type es from '../../es/lead/facts.ts'

export default {
  'lead.facts.nationality': 'Nationality',
  'lead.facts.identification': 'Identification',
  'lead.facts.phone': 'Other phone',
  'lead.facts.country': 'Country of residence',
  'lead.facts.birth_date': 'Date of birth',
  'lead.facts.address': 'Address',
  'lead.facts.initial_payment': 'Down payment',
  'lead.facts.loan_amount': 'Loan amount',
  'lead.facts.currency': 'Currency',
  'lead.facts.identification_type': 'Type of identification',
  'lead.facts.identification_type.id_card': 'Identity card',
  'lead.facts.identification_type.passport': 'Passport',
  'lead.facts.subscribe': 'Wants the newsletter',
  'lead.facts.call_time': 'Best time to call',
  'lead.facts.call_time.ask': 'Best time to call you',
  'lead.facts.call_time.any': 'Any time',
  'lead.facts.call_time.morning': 'In the morning (8 to 12)',
  'lead.facts.call_time.afternoon': 'In the afternoon (12 to 5)',
  'lead.facts.call_time.evening': 'After work (5 to 8)',
  'lead.facts.yes': 'Yes',
} satisfies Translated<typeof es>
