const guest = (sub: string, name: string) => ({ sub, name, email: `${sub}@example.com`, email_verified: true })

/** Who have accounts at the provider that stands in Google's place: for each language one nobody has met, and another if it is tried again. */
export const googleGuests = {
  es: [guest('gema', 'Gema Peña'), guest('gilda', 'Gilda Rosa')],
  en: [guest('gus', 'Gus Penn'), guest('gwen', 'Gwen Reed')],
}
