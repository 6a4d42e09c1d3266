/** Who has an account at the provider that stands in Google's place. */
export const googleGuest = { sub: 'g-77', email: 'gema@example.com', email_verified: true, name: 'Gema Peña' }
