/** What only the agency knows of a home, in words that are written nowhere else: finding one anywhere is a leak. */
export const markers = {
  street: 'Calle Marcada 7',
  unit_name: 'Unidad marcada',
  owner_name: 'Dueño Marcado',
  owner_phone: '+18095557777',
  owner_email: 'marcado@example.com',
  commission: 'comisión marcada',
  notes: 'notas marcadas',
  mandate_kind: 'exclusive',
  mandate_until: '2031-03-07',
} as const
export const exact_point = { latitude: 18.487_653, longitude: -69.934_567 }
export const draftOnly = 'Palabras de un borrador que nadie ve'
export const leaks = /marcad|5557777|2031-03-07|18\.4876|69\.9345|nadie ve/i
