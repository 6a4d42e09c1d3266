/** Digits in the form (###) ###-####, as far as they go; what begins with + is another country's and stays. */
export function maskPhone(text: string, before = ''): string {
  if (text.trimStart().startsWith('+')) return text.trimStart()
  // The country's own 1 is no part of it: no area code begins so.
  let digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10)
  // Whoever deletes a bracket or hyphen means the digit before it.
  if (text.length < before.length && digits === before.replace(/\D/g, '')) digits = digits.slice(0, -1)
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (digits.length > 6) return `(${area}) ${office}-${line}`
  if (digits.length > 3) return `(${area}) ${office}`
  return digits && `(${area}`
}

/** A cédula as it is written, ###-#######-#, as far as it goes. */
export function maskCedula(text: string, before = ''): string {
  let digits = text.replace(/\D/g, '').slice(0, 11)
  if (text.length < before.length && digits === before.replace(/\D/g, '')) digits = digits.slice(0, -1)
  const [office, number, check] = [digits.slice(0, 3), digits.slice(3, 10), digits.slice(10)]
  if (check) return `${office}-${number}-${check}`
  return number ? `${office}-${number}` : office
}
