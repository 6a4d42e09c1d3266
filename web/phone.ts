/** A number of ten digits in the North American way, `(809) 555-0100`; others as they are. */
export function formatPhone(phone: string): string {
  const [, area, office, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[^\d+]/g, '')) ?? []
  return area ? `(${area}) ${office}-${line}` : phone
}

export function toTelephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Opens a chat with a number, its first message written already. */
export function toWhatsappLink(phone: string, message = ''): string {
  const text = message && `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${phone.replace(/\D/g, '')}${text}`
}
