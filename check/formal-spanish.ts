/** Forms of `usted`: the site, its letters and its listings say `tú`. */
const formal =
  /(?<!\p{L})(?:usted|consigo|permítanos|contáctenos|comuníquese|escríbanos|escríbame|díganos|dígame|llámenos|llámeme|visítenos|visítel[oa]|véal[oa]|siéntese|regístrese|suscríbase|haga clic|a su gusto|le (?:enviamos|enviaremos|escribimos|escribiremos|llamamos|orientamos|acompañamos|mostramos|ofrecemos|convenga|avisamos|interesa|ayudamos)|si (?:lo )?(?:desea|vive|compra|necesita|quiere|prefiere|tiene)|(?:no )?se preocupe)(?!\p{L})/iu

/** Orders to \`usted\` where a sentence begins. */
const orders =
  /(?:^|[.:;¡¿?!]\s+|\n\s*-?\s*)(?:Venga|Coordine|Visite|Elija|Escoja|Seleccione|Introduzca|Ingrese|Escriba|Revise|Confirme|Verifique|Consulte|Solicite|Descargue|Guarde|Inicie|Intente|Espere|Abra|Cierre|Busque|Compre|Alquile|Calcule|Llame|Pida|Use|Puede (?:verlo|visitar|escribir|pedir|llamar))(?!\p{L})/u

/** Whether a Spanish text addresses its reader as `usted`. */
export function isFormal(text: string): boolean {
  return formal.test(text) || orders.test(text)
}
