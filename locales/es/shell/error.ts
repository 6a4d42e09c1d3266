export default {
  'error_page.status': 'Error {status}',
  'error_page.not_found.title': 'No encontramos esta página',
  'error_page.not_found.text':
    'Puede que la dirección tenga un error o que la página ya no exista. Busca una propiedad o vuelve al inicio.',
  'error_page.gone.title': 'Esta propiedad ya no está disponible',
  'error_page.gone.text': 'Se vendió, se alquiló o su dueño la retiró. Hay otras parecidas que sí puedes visitar.',
  'error_page.invalid.title': 'Algo en la dirección no cuadra',
  'error_page.invalid.text': 'Uno de los filtros o datos de la dirección no es válido. Empieza la búsqueda de nuevo.',
  'error_page.too_many.title': 'Vas muy rápido',
  'error_page.too_many.text':
    'Recibimos demasiadas solicitudes desde tu conexión. Espera un minuto e intenta de nuevo.',
  'error_page.failed.title': 'Algo falló de nuestro lado',
  'error_page.failed.text': 'Ya quedó registrado. Intenta de nuevo en unos minutos.',
  'error_page.busy.title': 'El sitio está muy ocupado',
  'error_page.busy.text': 'Intenta de nuevo en unos segundos.',
  'error_page.home': 'Ir al inicio',
  'error_page.properties': 'Ver propiedades',
  'error_page.retry': 'Intentar de nuevo',
  'error_page.search': 'Ciudad, sector o código',
  'error_page.search_button': 'Buscar',
  'error_page.cities': 'Ciudades más buscadas',
} as const
