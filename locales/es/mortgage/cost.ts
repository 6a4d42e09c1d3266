/** Words of what a home costs beside its price: `web/mortgage/cost/`. */
export default {
  'cost.title': 'Costo real',
  'cost.lead':
    'Lo que pagas además del precio, línea por línea, con la regla y el año de cada cifra. Lo que fija la ley está marcado; lo demás es un estimado que puedes cambiar.',
  'cost.concept': 'Concepto',
  'cost.amount': 'Importe',
  'cost.once': 'Al comprar',
  'cost.monthly': 'Cada mes',
  'cost.law': 'Por ley',
  'cost.estimate': 'Estimado',
  'cost.exempt': 'Exento',
  'cost.exempt_rule':
    'Exento para el primer comprador, directo al desarrollador, en un proyecto clasificado. Ley 158-01 (CONFOTUR), modificada por las leyes 184-02 y 195-13.',
  'cost.initial': 'Inicial',
  'cost.initial_rule': '{share}% del precio.',
  'cost.payment': 'Cuota del préstamo',
  'cost.payment_rule': '{amount} a {years} años, al {rate}% anual.',
  'cost.transfer_tax': 'Impuesto de transferencia',
  'cost.transfer_tax_rule': '{share}% del precio, a pagar en 6 meses. Ley 288-04; vigente en 2026.',
  'cost.legal': 'Abogado',
  'cost.legal_rule': '{share}% del precio. Lo usual en 2026 es de 1 a 1.5%.',
  'cost.legal_tax': 'ITBIS del abogado',
  'cost.legal_tax_rule': '{share}% de sus honorarios. Ley 253-12; vigente en 2026.',
  'cost.notary': 'Notario',
  'cost.notary_rule': '{share}% del precio. Lo usual en 2026 es 1% o menos.',
  'cost.registry': 'Certificaciones, sellos y título',
  'cost.registry_rule': '{pesos} fijos, estimado en 2026.',
  'cost.mortgage_duty': 'Registro de la hipoteca',
  'cost.mortgage_duty_rule': '{share}% del préstamo, estimado en 2026. Confírmalo con tu banco.',
  'cost.ipi': 'IPI, impuesto a la propiedad',
  'cost.ipi_rule':
    '{yearly} al año: {share}% de lo que pasa de {pesos}, la exención de {year}. Ley 18-88, modificada por la 253-12. Se paga el 11 de marzo y el 11 de septiembre.',
  'cost.insurance': 'Seguro de la vivienda',
  'cost.insurance_rule':
    '{yearly} al año: {share}% del precio. Es un supuesto nuestro para 2026, no una tarifa; pide tu cotización.',
  'cost.maintenance': 'Mantenimiento',
  'cost.maintenance_rule': '{yearly} al año, según el anuncio o el monto que escribiste.',
  'cost.cash': 'Efectivo para comprar',
  'cost.total_once': 'Gastos al comprar',
  'cost.total_month': 'Total al mes',
  'cost.total_year': '{amount} al año',
  'cost.confotur':
    'Con la resolución {resolution}, el primer comprador, directo al desarrollador, no paga la transferencia ni, hasta el {until}, el IPI: {once} menos al comprar y {yearly} menos al año. En una reventa no se da por hecho. Ley 158-01 (CONFOTUR).',
  'cost.no_maintenance': 'El anuncio no dice cuánto es el mantenimiento: pregúntalo antes de decidir.',
  'cost.assumed': 'Con un inicial de {share}%, {years} años y la tasa promedio de los bancos: {rate}% anual, {date}.',
  'cost.note':
    'Información de {year}, no asesoría. El equivalente en la otra moneda es a {rate} por dólar, del {date}. Fuente: {source}.',
  'cost.change': 'Cambiar los supuestos en la calculadora',
  'cost.rent': 'Alquiler',
  'cost.rent_rule': 'El precio del anuncio.',
  'cost.rent_note':
    'Pregunta si el mantenimiento va incluido en el alquiler. La Ley 85-25, de agosto de 2025, limita el aumento anual a 10% cuando el contrato no dice otra cosa y exige registrar los contratos; no se aplica a las estadías cortas. El depósito es el que acuerden en el contrato.',
} as const
