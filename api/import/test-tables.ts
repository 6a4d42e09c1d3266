/** What a row of a file says that can be published, but for its pictures. */
export const wholeRow: Record<string, string> = {
  referencia: 'A-1',
  operacion: 'venta',
  tipo: 'apartamento',
  provincia: 'Distrito Nacional',
  ciudad: 'Santo Domingo',
  sector: 'Piantini',
  latitud: '18.501234',
  longitud: '-69.901234',
  mostrar_punto: 'exacto',
  precio: '185000',
  moneda: 'USD',
  habitaciones: '3',
  banos: '2',
  m2_construccion: '120',
  titulo_es: 'Apartamento luminoso con balcón en Piantini',
  descripcion_es: 'Tres habitaciones, vista al parque y dos parqueos techados. '.repeat(4).trim(),
  fotos: 'http://localhost:3000/pictures/villa-1-a-1440.webp',
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A table of rows, as a spreadsheet saves it. */
export function writeTable(rows: readonly Record<string, string>[]): string {
  const names = [...new Set([...Object.keys(wholeRow), ...rows.flatMap((row) => Object.keys(row))])]
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((row) => row.map(cell).join(','))
    .join('\n')
}

/** So many rows that differ in reference and price. */
export function listRows(count: number, change: (at: number) => Partial<Record<string, string>> = () => ({})) {
  return Array.from({ length: count }, (_, at) => {
    return { ...wholeRow, referencia: `A-${at + 1}`, precio: String(100_000 + at), ...change(at) }
  })
}

/** Each column of such a table as itself. */
export const ownColumns = {
  columns: Object.fromEntries(Object.keys(wholeRow).map((name) => [name, { target: name, marks: 'point' }])),
  constants: {},
}
