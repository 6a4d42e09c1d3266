import type { Line } from '../grammar.ts'

export const terms: readonly Line[] = [
  [
    'sale',
    'El título está deslindado y los impuestos, [al día|pagos].',
    'The title is surveyed and the taxes are [paid|up to date].',
  ],
  [
    'sale',
    'A compradores calificados se les entregan [estados de cuenta y contratos|los estados y los contratos].',
    'Statements and contracts are [available|given] to qualified buyers.',
  ],
  [
    'sale !business',
    'El rendimiento actual se puede verificar con [los contratos vigentes|los contratos].',
    'Current returns can be checked against [the contracts in force|the contracts].',
  ],
  [
    'lease',
    'Contrato de tres años con ajuste anual acordado; depósito y garante.',
    'Three-year contract with an agreed yearly adjustment; deposit and guarantor.',
  ],
  [
    'lease',
    'Disponible de inmediato, con un mes de gracia para adecuación.',
    'Available at once, with a month rent-free for fitting out.',
  ],
  ['lease', 'El precio no incluye ITBIS ni mantenimiento.', 'The rent does not include tax or maintenance.'],
  ['fee', 'La cuota del condominio es de {fee} mensuales.', 'The condominium fee is {fee} a month.'],
  [
    'business',
    'El traspaso incluye marca, permisos y cartera de suplidores.',
    'The transfer includes name, permits and supplier list.',
  ],
  [
    'hotel',
    'Las cuentas de explotación se muestran con acuerdo de confidencialidad.',
    'Trading accounts are shown under a confidentiality agreement.',
  ],
  [
    'gas_station',
    'El contrato con la distribuidora se transfiere al comprador.',
    'The supply contract passes to the buyer.',
  ],
  ['exclusive', 'La negociación se lleva con discreción.', 'Negotiations are handled with discretion.'],
  [
    'sale',
    'Se vende [libre de gravámenes|con título individual], y el cierre puede ser rápido.',
    'It is sold [free of liens|with its own title], and closing can be quick.',
  ],
  [
    'sale',
    'El propietario acepta [financiamiento parcial|propuestas serias] con buen inicial.',
    'The owner will consider [part financing|serious proposals] with a good deposit.',
  ],
  [
    'sale',
    'Los planos y la [tasación|certificación] están en carpeta.',
    'Plans and the [valuation|certificate] are on file.',
  ],
  [
    'lease',
    'Depósito, [garante comercial|estados financieros] y contrato registrado.',
    'Deposit, [a commercial guarantor|financial statements] and a registered contract.',
  ],
  [
    'lease',
    'El propietario da [un mes|dos meses] de gracia para la adecuación.',
    'The owner gives [one month|two months] rent-free to set up.',
  ],
  [
    'lease',
    'Contrato [desde dos años|a mediano plazo], con opción de renovar.',
    'Contract [from two years|for the medium term], with an option to renew.',
  ],
]
