import type { Line } from '../grammar.ts'

export const suits: readonly Line[] = [
  [
    'office_space',
    'Adecuada para bufete, firma contable o empresa de tecnología.',
    'Suited to a law firm, accountants or a technology company.',
  ],
  [
    'office_space sale',
    'Si hoy pagas alquiler por una oficina parecida, haz la cuenta.',
    'If you pay rent for a similar office today, do the sums.',
  ],
  [
    'commercial_premises',
    'Funciona para una marca que abre su segunda o tercera sucursal.',
    'It works for a brand opening its second or third branch.',
  ],
  [
    'commercial_premises modest',
    'Sirve para colmado grande, repuestos, salón o clínica dental.',
    'It would suit a grocery, car parts, a salon or a dental clinic.',
  ],
  [
    'business',
    'Es ideal si regresas al país y quieres [empezar con algo probado|no empezar de cero].',
    'It is ideal if you are coming home and want to [start with something proven|avoid starting from nothing].',
  ],
  [
    'industrial_site',
    'Conviene a distribuidores que atienden la capital y el interior.',
    'It suits distributors serving the capital and the provinces.',
  ],
  [
    'building sale',
    'Para inversionista que prefiere un solo título y varios inquilinos.',
    'For an investor who prefers one title and several tenants.',
  ],
  [
    'building_or_plot sale',
    'Para desarrollador o para quien busca renta y tierra a la vez.',
    'For a developer, or for someone who wants both rent and land.',
  ],
  [
    'hotel',
    'Da para operarlo en familia o entregarlo a una administradora.',
    'It can be run by a family or handed to an operator.',
  ],
  [
    'gas_station',
    'Es una inversión de largo plazo, con ingreso diario.',
    'It is a long-term investment with daily income.',
  ],
  [
    '',
    'Se visita fuera de horario para no interrumpir la operación.',
    'Viewings are out of hours, so as not to interrupt work.',
  ],
  [
    'commercial_premises',
    'Una farmacia, una óptica o [un café|una heladería] encontrarían aquí su público.',
    'A pharmacy, an optician or [a café|an ice-cream parlour] would find its public here.',
  ],
  [
    'office_space',
    'Consultorio, notaría o [agencia|firma de ingeniería]: el espacio se adapta.',
    'A surgery, a notary or [an agency|an engineering firm]: the space adapts.',
  ],
  [
    'office_space',
    'El edificio tiene [buenos vecinos|empresas establecidas] y horario amplio.',
    'The building has [good neighbours|established companies] and long hours.',
  ],
  [
    'business',
    'El dueño acompaña [un mes|seis semanas] de transición.',
    'The owner stays on for [a month|six weeks] to hand over.',
  ],
  [
    'building sale',
    'Conviene a [una familia que invierte|un fondo pequeño] y a empresas que quieren sede.',
    'It suits [a family that invests|a small fund] and companies wanting a head office.',
  ],
  [
    'industrial_site',
    'Se adapta a [logística|alimentos|ferretería] o taller grande.',
    'It adapts to [logistics|food|hardware] or a large workshop.',
  ],
  [
    'hotel',
    'Buena base para [retiros y bodas|un hotel boutique] con poca inversión.',
    'A good base for [retreats and weddings|a boutique hotel] with little outlay.',
  ],
  [
    '',
    'Las visitas se coordinan con [un día de antelación|discreción].',
    'Viewings are arranged [a day ahead|with discretion].',
  ],
]
